import SourceText

/// Which device has which model.
///
/// Source: Apple's article "Detecting available Apple Foundation Models", 2026.
public enum DeviceTable {
  /// What a device and an OS version come to.
  public enum Resolution: Hashable, Sendable {
    /// The models there: the one on the device, if any, and AFM Cloud.
    case models(onDevice: ModelID?, cloud: ModelID?, note: String?)

    /// The device is older than those of the table, so that it has no model.
    case ineligibleDevice

    /// The device is not in the table; the nearest names that are.
    case unknownDevice(nearest: [String])

    /// The OS version has no model, or cannot be read.
    case unsupportedOS(String)
  }

  /// Returns the models of a device, named like `iPhone 17 Pro` or
  /// `MacBook Air M3`, under an OS version such as `27.0` or `iOS 26.2`.
  public static func resolve(device: String, os: String) -> Resolution {
    guard let line = DeviceLine.line(for: device) else {
      if DeviceLine.isTooOld(device) { return .ineligibleDevice }
      return .unknownDevice(nearest: nearest(to: device))
    }
    guard let version = OSVersion(os) else { return .unsupportedOS(os) }
    let first = OSVersion(26, 0)
    guard version >= max(first, line.firstOS) else { return .unsupportedOS(os) }
    let isNew = version >= OSVersion(27, 0)
    let onDevice: ModelID? =
      switch line.core {
      case .none: nil
      case .core: isNew ? "afm-3-core" : old(version)
      case .advanced: isNew ? "afm-3-core-advanced" : old(version)
      }
    return .models(onDevice: onDevice, cloud: isNew ? "afm-cloud" : nil, note: line.note)
  }

  /// Returns the model on a device under an OS version; for an Apple Watch, which
  /// has none, AFM Cloud.
  public static func model(for device: String, os: String) -> ModelID? {
    guard case .models(let onDevice, let cloud, _) = resolve(device: device, os: os) else {
      return nil
    }
    return onDevice ?? cloud
  }

  private static func old(_ version: OSVersion) -> ModelID {
    version >= OSVersion(26, 4) ? "afm-2.1" : "afm-2"
  }

  /// The names to show, each standing for its kind.
  public static let knownDevices = [
    "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro",
    "iPhone 16 Pro Max", "iPhone 16e", "iPhone 17", "iPhone Air", "iPhone 17 Pro",
    "iPhone 17 Pro Max", "iPhone 18 Pro", "iPhone 18 Pro Max", "iPhone Duo",
    "iPad mini (A17 Pro)", "iPad Air (M1)", "iPad Air (M2)", "iPad Air (M3)", "iPad Pro (M1)",
    "iPad Pro (M2)", "iPad Pro (M4)", "iPad Pro (M5)", "MacBook Air (M1)", "MacBook Air (M2)",
    "MacBook Air (M3)", "MacBook Air (M4)", "MacBook Pro (M1)", "MacBook Pro (M4)",
    "MacBook Neo (A18 Pro)", "Mac mini (M2)", "Mac mini (M4)", "Mac Studio (M2)", "iMac (M3)",
    "Apple Vision Pro (M2)", "Apple Vision Pro (M5)", "Apple Watch SE 3", "Apple Watch Series 9",
    "Apple Watch Series 10", "Apple Watch Series 11", "Apple Watch Ultra 2", "Apple Watch Ultra 3",
  ]

  private static func nearest(to device: String) -> [String] {
    if let name = device.nearest(among: knownDevices) { return [name] }
    let words = Set(device.lowercased().split(separator: " "))
    let sharing = knownDevices.filter { name in
      !words.isDisjoint(with: name.lowercased().split(separator: " "))
    }
    return Array(sharing.prefix(5))
  }
}
