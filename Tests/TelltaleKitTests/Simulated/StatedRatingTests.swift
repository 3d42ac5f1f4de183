import Testing

@testable import TelltaleKit

/// Marks that reviews give in so many words.
@Suite struct StatedRatingTests {
  private func mark(of text: String, question: Bool) throws -> Int64? {
    let model = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    var score = AnswerSchema.Property(name: "rating", type: .integer)
    (score.minimum, score.maximum) = (1, 5)
    var mood = AnswerSchema.Property(name: "mood", type: .string)
    mood.anyOf = ["positive", "negative", "neutral"]
    let request = Request(
      segments: [
        .init(role: .instructions, kind: .text, text: "You score reviews.", message: 0),
        .init(role: .user, kind: question ? .question : .passageText(0), text: text, message: 1),
      ], answer: AnswerSchema(properties: [score, mood]), options: .init(sampling: .greedy))
    guard
      case .answered(.guided(.object(let members))) = model.response(to: request, trial: 0)
        .outcome, case .integer(let number)? = members.first(where: { $0.name == "rating" })?.value
    else { return nil }
    return number
  }

  @Test(
    arguments: [
      ("Four out of five: lovely pool, rude staff at the desk.", 4),
      ("2/5. Nothing worked, although the garden was lovely.", 2),
      ("★★★★☆ Slow service and a cold room.", 4),
      ("Wir geben 3 von 5 Sternen, das Essen war wunderbar.", 3),
      ("Twee van de vijf sterren, hoe lekker het ook was.", 2),
      ("Deux étoiles sur cinq malgré un accueil charmant.", 2),
      ("Quattro stelle su cinque, anche se la camera era fredda.", 4),
      ("Cuatro de cinco estrellas, aunque la sopa estaba fría.", 4),
      ("Duas em cinco estrelas, apesar da vista maravilhosa.", 2),
      ("4 ud af 5, selv om værelset var beskidt.", 4),
      ("2 av 5 stjerner, selv om maten var deilig.", 2),
      ("Fyra av fem stjärnor, fast rummet var smutsigt.", 4),
      ("5 üzerinden 2 yıldız, yemekler lezzetliydi.", 2),
      ("2 trên 5 sao dù món ăn rất ngon.", 2),
      ("满分5分我给2分，虽然菜很好吃。", 2),
      ("5点満点中2点です。料理は美味しかったのですが。", 2),
      ("5점 만점에 2점 드려요. 음식은 맛있었어요.", 2),
    ], [true, false])
  func `a mark that a review states is the mark`(_ review: (String, Int64), isMessage: Bool) throws
  {
    #expect(try mark(of: review.0, question: isMessage) == review.1)
  }

  @Test(arguments: [
    "On 5 April at 3 we had a perfect, delicious lunch and friendly staff.",
    "El 5 de mayo comimos los 3 de maravilla: todo delicioso, perfecto y encantador.",
  ])
  func `numbers that give no mark are none`(_ text: String) {
    let vocabulary = RequestLanguages.vocabulary(of: text)
    #expect(StatedRating.value(in: text, from: 1, to: 5, vocabulary: vocabulary) == nil)
  }
}
