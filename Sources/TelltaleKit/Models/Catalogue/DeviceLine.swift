/// A line of the device table.
struct DeviceLine: Hashable, Sendable {
  /// The best model on the device.
  enum Core: Hashable, Sendable {
    case none, core, advanced
  }

  /// The best model on the device, from OS 27.
  var core: Core

  /// The first OS version of the device that has a model.
  var firstOS = OSVersion(26, 0)

  /// What else is to be known.
  var note: String?

  /// Returns the line of a device by its name, in any letter case, with or
  /// without brackets; `nil` for a device that is not in the table.
  static func line(for device: String) -> DeviceLine? {
    let words = Self.words(of: device)
    guard let kind = words.first else { return nil }
    switch kind {
    case "iphone": return phone(Array(words.dropFirst()))
    case "ipad": return tablet(words)
    case "mac", "macbook", "imac", "macmini": return mac(words)
    case "vision": return vision(words)
    case "watch": return watch(words)
    default: return nil
    }
  }

  /// Whether a device is of a kind that the table has, but older than its first.
  static func isTooOld(_ device: String) -> Bool {
    let words = Self.words(of: device)
    guard let kind = words.first else { return false }
    let rest = words.dropFirst()
    let numbers = rest.compactMap { Int($0) }
    switch kind {
    case "iphone":
      if let first = rest.first, ["se", "x", "xr", "xs"].contains(first) { return true }
      guard let number = rest.first.flatMap({ Int($0) }) else { return false }
      return number < 15 || number == 15 && (rest.count == 1 || rest.last == "plus")
    case "ipad":
      // Up to the chips of telephones; the A17 Pro is that of the iPad mini.
      return rest.contains { word in
        word.first == "a" && Int(word.dropFirst()).map { $0 <= 16 } ?? false
      }
    case "mac", "macbook", "imac", "macmini": return rest.contains("intel")
    case "watch":
      guard let number = numbers.last else { return false }
      return number < (rest.contains("se") ? 3 : rest.contains("ultra") ? 2 : 9)
    default: return false
    }
  }

  private static func words(of device: String) -> [String] {
    device.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "+" }
      .map(String.init).filter { $0 != "apple" && $0 != "chip" }
  }

  private static func phone(_ words: [String]) -> DeviceLine? {
    let name = words.joined(separator: " ")
    switch name {
    case "15 pro", "15 pro max", "16", "16 plus", "16 pro", "16 pro max", "16e", "17", "17e":
      return DeviceLine(core: .core)
    case "air", "17 air", "17 pro", "17 pro max": return DeviceLine(core: .advanced)
    case "18 pro", "18 pro max", "duo":
      return DeviceLine(core: .advanced, firstOS: OSVersion(27, 0))
    default: return nil
    }
  }

  private static func tablet(_ words: [String]) -> DeviceLine? {
    if let chip = chip(words) {
      return DeviceLine(core: chip >= 4 ? .advanced : .core, note: chip >= 4 ? memory : nil)
    }
    return words.contains("mini") && words.contains("a17") ? DeviceLine(core: .core) : nil
  }

  private static func mac(_ words: [String]) -> DeviceLine? {
    if let chip = chip(words) {
      return DeviceLine(core: chip >= 3 ? .advanced : .core, note: chip >= 3 ? memory : nil)
    }
    return words.contains("neo") ? DeviceLine(core: .core) : nil
  }

  private static func vision(_ words: [String]) -> DeviceLine? {
    guard words.contains("pro") else { return nil }
    guard let chip = chip(words) else { return DeviceLine(core: .core) }
    return DeviceLine(core: chip >= 5 ? .advanced : .core)
  }

  private static func watch(_ words: [String]) -> DeviceLine? {
    guard let number = words.compactMap({ Int($0) }).last else { return nil }
    let least = words.contains("se") ? 3 : words.contains("ultra") ? 2 : 9
    guard number >= least else { return nil }
    return DeviceLine(
      core: .none, firstOS: OSVersion(27, 0),
      note: "the watch must be paired with an iPhone that has Apple Intelligence")
  }

  /// The generation of an M-series chip, such as 4 in `M4 Max`.
  private static func chip(_ words: [String]) -> Int? {
    words.lazy.compactMap { word in word.first == "m" ? Int(word.dropFirst()) : nil }.first
  }

  private static let memory = "developers report that AFM 3 Core Advanced needs 12 GB of memory"
}
