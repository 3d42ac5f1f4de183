import Hashing
import SourceText
import TelltaleKit
import TelltaleSystem

extension Project {
  /// The recordings of the project.
  var recordingStore: RecordingStore {
    RecordingStore(
      folder: path(settings.recordings), displayFolder: settings.recordings,
      state: StateFolder(workFolder), hashes: ContentHashes(sha256: sha256))
  }

  /// Returns the models that the project declares as recorded, with what was recorded of
  /// them; what is wrong in the files is noted.
  func recordedModels(_ problems: inout DiagnosticReport) -> [ModelID: RecordedModel] {
    let declarations = settings.models.compactMap { $0.model as? RecordedDeclaration }
    guard !declarations.isEmpty else { return [:] }
    let store = recordingStore
    var contents = RecordingStore.Contents()
    do throws(FileError) {
      contents = try store.read(Set(declarations.map(\.recorded)))
    } catch {
      problems.add(error.description, about: error.path)
    }
    for (file, diagnostics) in contents.problems { problems.add(diagnostics, in: file) }
    let models = declarations.map { declaration in
      RecordedModel(
        id: declaration.id, of: declaration.recorded, displayName: declaration.displayName,
        library: contents.library(of: declaration.recorded, hashes: store.hashes))
    }
    return Dictionary(models.map { ($0.id, $0) }) { first, _ in first }
  }
}
