import Testing

@testable import TelltaleKit

@Suite struct DeviceTableTests {
  @Test(arguments: [
    ("iPhone 17 Pro", "27.0", "afm-3-core-advanced"), ("iPhone 17 Pro", "26.2", "afm-2"),
    ("iPhone 17 Pro", "26.5", "afm-2.1"), ("iPhone 16", "27.0", "afm-3-core"),
    ("iphone 15 pro max", "iOS 26.3.1", "afm-2"), ("iPhone Air", "27", "afm-3-core-advanced"),
    ("iPhone 18 Pro", "27.1", "afm-3-core-advanced"), ("iPad mini (A17 Pro)", "27.0", "afm-3-core"),
    ("iPad Pro M4", "26.4", "afm-2.1"), ("iPad Pro M4", "27.0", "afm-3-core-advanced"),
    ("iPad Air (M2)", "27.0", "afm-3-core"), ("MacBook Air M1", "27.0", "afm-3-core"),
    ("MacBook Pro M3 Max", "27.0", "afm-3-core-advanced"), ("Mac mini M2", "27.0", "afm-3-core"),
    ("MacBook Neo (A18 Pro)", "27.0", "afm-3-core"), ("Apple Vision Pro", "27.0", "afm-3-core"),
    ("Apple Vision Pro (M5)", "27.0", "afm-3-core-advanced"),
    ("Apple Watch Ultra 2", "27.0", "afm-cloud"), ("Apple Watch Series 10", "27.0", "afm-cloud"),
  ])
  func `a device and an OS version say which model answers`(
    device: String, os: String, model: String
  ) {
    #expect(DeviceTable.model(for: device, os: os) == ModelID(model))
  }

  @Test func `a device that is not in the table gets the nearest names`() {
    #expect(
      DeviceTable.resolve(device: "iPhone 17 Por", os: "27.0")
        == .unknownDevice(nearest: ["iPhone 17 Pro"]))
    #expect(DeviceTable.model(for: "iPhone 14", os: "27.0") == nil)
  }

  @Test func `an OS version without a model is told`() {
    #expect(DeviceTable.resolve(device: "iPhone 16", os: "18.4") == .unsupportedOS("18.4"))
    #expect(DeviceTable.resolve(device: "iPhone 18 Pro", os: "26.2") == .unsupportedOS("26.2"))
    #expect(
      DeviceTable.resolve(device: "Apple Watch Ultra 2", os: "26.2") == .unsupportedOS("26.2"))
    #expect(DeviceTable.resolve(device: "iPhone 16", os: "next") == .unsupportedOS("next"))
  }

  @Test func `the catalogue has the five models`() {
    #expect(
      ModelCatalogue.builtIn.map {
        "\($0.id) | \($0.displayName) | \($0.osRange) | \($0.contextSize)"
      }
        == [
          "afm-2 | AFM 2 Core | 26.0-26.3 | 4096", "afm-2.1 | AFM 2.1 Core | 26.4-26.x | 4096",
          "afm-3-core | AFM 3 Core | 27.0+ | 4096",
          "afm-3-core-advanced | AFM 3 Core Advanced | 27.0+ | 8192",
          "afm-cloud | AFM Cloud | 27.0+ | 32768",
        ])
  }
}
