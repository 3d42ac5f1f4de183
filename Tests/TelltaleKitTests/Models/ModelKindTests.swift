import Testing

@testable import TelltaleKit

@Suite struct ModelKindTests {
  @Test func `each kind has one name, and no kind is both built and not`() {
    let names = ModelKind.all.map(\.name) + ModelKind.unbuilt
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: ModelKind.all.map(\.name))
  func `a kind asks only for keys that it has, none of them common to all`(name: String) throws {
    let kind = try #require(ModelKind.named(name))
    let keys = kind.keys.map(\.name)
    #expect(Set(keys).count == keys.count)
    #expect(Set(kind.required).isSubset(of: Set(keys)))
    #expect(Set(keys).isDisjoint(with: ["id", "kind", "display-name"]))
    #expect(ModelKeys.keys(of: kind) == ["id", "kind", "display-name"] + keys)
  }

  @Test func `the table of a model has each key of each kind once`() {
    let names = ModelKeys.model.keys.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isSuperset(of: Set(ModelKind.all.flatMap { $0.keys.map(\.name) })))
  }

  @Test func `declarations are equal when they say the same of a model of the same kind`() throws {
    func declaration(_ rest: String) throws -> ModelDeclaration {
      try #require(DeclaredModels("models: [{id: a, \(rest)}]\n").declarations.first)
    }
    let plain = try declaration("kind: simulated, based-on: afm-2")
    #expect(plain == (try declaration("based-on: afm-2, kind: simulated")))
    #expect(plain != (try declaration("kind: simulated, based-on: afm-2.1")))
    let routed = try declaration(
      "kind: routed, on-device: afm-2, cloud: afm-cloud, room-for-answer: 1")
    #expect(plain != routed)
    #expect(Set([plain, routed, plain]).count == 2)
  }
}
