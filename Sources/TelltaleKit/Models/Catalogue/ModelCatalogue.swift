/// A model that Telltale knows by itself.
public struct CatalogueModel: Hashable, Sendable {
  /// Where a model runs.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    case device
    case privateCloudCompute = "private-cloud-compute"
  }

  /// The name by which suites and baselines know the model.
  public var id: ModelID

  /// The name to show.
  public var displayName: String

  /// The first OS version that has it.
  public var firstOS: OSVersion

  /// The first OS version that has it no more; `nil` while it is current.
  public var endOS: OSVersion?

  /// Where it runs.
  public var place: Place

  /// The context window in tokens; on devices the least that is known.
  public var contextSize: Int

  /// The greatest context window known, where it varies.
  public var largestContextSize: Int

  /// The OS generation whose errors it reports, 26 or 27.
  public var errorGeneration: Int

  /// The OS versions in words, such as `26.0-26.3`.
  public var osRange: String {
    guard let endOS else { return "\(firstOS)+" }
    let last = endOS.minor > 0 ? "\(endOS.major).\(endOS.minor - 1)" : "\(endOS.major - 1).x"
    return "\(firstOS)-\(last)"
  }
}

/// The models that Telltale knows by itself.
public enum ModelCatalogue {
  /// The five built-in models, from the oldest.
  public static let builtIn: [CatalogueModel] = [
    CatalogueModel(
      id: "afm-2", displayName: "AFM 2 Core", firstOS: OSVersion(26, 0), endOS: OSVersion(26, 4),
      place: .device, contextSize: 4096, largestContextSize: 4096, errorGeneration: 26),
    CatalogueModel(
      id: "afm-2.1", displayName: "AFM 2.1 Core", firstOS: OSVersion(26, 4),
      endOS: OSVersion(27, 0), place: .device, contextSize: 4096, largestContextSize: 4096,
      errorGeneration: 26),
    CatalogueModel(
      id: "afm-3-core", displayName: "AFM 3 Core", firstOS: OSVersion(27, 0), endOS: nil,
      place: .device, contextSize: 4096, largestContextSize: 8192, errorGeneration: 27),
    CatalogueModel(
      id: "afm-3-core-advanced", displayName: "AFM 3 Core Advanced", firstOS: OSVersion(27, 0),
      endOS: nil, place: .device, contextSize: 8192, largestContextSize: 8192, errorGeneration: 27),
    CatalogueModel(
      id: "afm-cloud", displayName: "AFM Cloud", firstOS: OSVersion(27, 0), endOS: nil,
      place: .privateCloudCompute, contextSize: 32_768, largestContextSize: 32_768,
      errorGeneration: 27),
  ]

  /// Returns the built-in model with a name.
  public static func model(_ id: ModelID) -> CatalogueModel? { builtIn.first { $0.id == id } }
}
