import Foundation
import Testing

@testable import TextAnalysis

/// Two texts with what rapidfuzz 3.14.6, sacrebleu 2.6.0 and rouge-score 0.1.2
/// make of them; the second is the reference.
struct ComparedPair: Sendable, CustomTestStringConvertible {
  var text: String
  var reference: String
  var distance: Int
  var common: Int
  var chrF: Double
  /// ROUGE-1, ROUGE-2 and ROUGE-L; `nil` where rouge-score drops letters.
  var rouge: [Double]?

  init(
    _ text: String, _ reference: String, distance: Int, common: Int, chrF: Double,
    rouge: [Double]?
  ) {
    self.text = text
    self.reference = reference
    self.distance = distance
    self.common = common
    self.chrF = chrF
    self.rouge = rouge
  }

  var testDescription: String { "\(text.prefix(24)) / \(reference.prefix(24))" }

  static let all = [
    Self(
      "Das Treffen beginnt um neun Uhr.", "Das Treffen beginnt um zehn Uhr.", distance: 2,
      common: 30, chrF: 0.775682597059, rouge: [0.833333333333, 0.6, 0.833333333333]),
    Self(
      "The lease ends on 31 May 2026.", "The lease ends on 31 March 2026.", distance: 3,
      common: 29, chrF: 0.77248956047, rouge: [0.857142857143, 0.666666666667, 0.857142857143]),
    Self(
      "the cat sat on the mat", "the cat sat on the mat", distance: 0, common: 22, chrF: 1,
      rouge: [1, 1, 1]),
    Self(
      "police killed the gunman", "the gunman kill police", distance: 21, common: 10,
      chrF: 0.667945268369, rouge: [0.75, 0.333333333333, 0.5]),
    Self(
      "police killed the gunman", "police kill the gunman", distance: 2, common: 22,
      chrF: 0.816239221912, rouge: [0.75, 0.333333333333, 0.75]),
    Self(
      "You paid 22.41 euros.", "In all you paid 24.21 euros, at the baker's.", distance: 26,
      common: 18, chrF: 0.287836095145, rouge: [0.375, 0.142857142857, 0.375]),
    Self(
      "合計は2,980円です。", "合計は2,890円でした。", distance: 4, common: 10, chrF: 0.342662243069,
      rouge: nil),
    Self(
      "Rendez-vous à 14 h 30 au café", "rendez-vous a 14 h 30 au cafe", distance: 3, common: 26,
      chrF: 0.722797716734, rouge: nil),
    Self("", "nothing", distance: 7, common: 0, chrF: 0, rouge: [0, 0, 0]),
    Self("kitten", "sitting", distance: 3, common: 4, chrF: 0.190250788905, rouge: [0, 0, 0]),
    Self(
      String(repeating: "a", count: 70) + String(repeating: "b", count: 70),
      String(repeating: "a", count: 65) + "c" + String(repeating: "b", count: 75), distance: 6,
      common: 135, chrF: 0.939823855193, rouge: [0, 0, 0]),
    Self(
      """
      The quick brown fox jumps over the lazy dog and runs through the wet meadow until the \
      evening comes, tired but content.
      """,
      """
      A quick brown dog jumps over the lazy fox and walks through the dry meadow until the \
      morning comes, tired and content.
      """, distance: 20, common: 100, chrF: 0.6592260863,
      rouge: [0.772727272727, 0.380952380952, 0.681818181818]),
  ]
}

struct SimilarityTests {
  @Test(arguments: ComparedPair.all)
  func `the edit distance is that of rapidfuzz`(_ pair: ComparedPair) {
    let (text, reference) = (Array(pair.text.unicodeScalars), Array(pair.reference.unicodeScalars))
    #expect(EditDistance.levenshtein(text, reference) == pair.distance)
    #expect(EditDistance.levenshtein(reference, text) == pair.distance)
    #expect(EditDistance.longestCommonSubsequence(text, reference) == pair.common)
    #expect(EditDistance.longestCommonSubsequence(reference, text) == pair.common)
  }

  @Test(arguments: ComparedPair.all)
  func `chrF is that of sacrebleu`(_ pair: ComparedPair) {
    let score = CharacterFScore(of: pair.text, against: pair.reference).value
    #expect(abs(score - pair.chrF) < 1e-11)
  }

  @Test(arguments: ComparedPair.all.filter { $0.rouge != nil })
  func `ROUGE is that of rouge-score on ASCII`(_ pair: ComparedPair) {
    let text = RougeWords(pair.text)
    let reference = RougeWords(pair.reference)
    let scores = [
      text.runs(of: 1, sharedWith: reference).f, text.runs(of: 2, sharedWith: reference).f,
      text.longestCommonSubsequence(with: reference).f,
    ]
    #expect(zip(scores, pair.rouge ?? []).allSatisfy { abs($0 - $1) < 1e-11 }, "\(scores)")
  }

  /// The reports are of other tools: promptfoo #761, google/adk-python #3111 and
  /// PR #4143, and equal Arabic that rouge-score gives 0.
  @Test(arguments: ["一個句子。", "สวัสดี", "المجموع هو ٢٢ دينارا.", "합계는 12,000원입니다.", "合計は2,980円です。"])
  func `a text is wholly like itself in any script`(_ text: String) {
    let words = RougeWords(text)
    #expect(words.longestCommonSubsequence(with: words).f == 1)
    #expect(words.runs(of: 1, sharedWith: words).f == 1)
    #expect(CharacterFScore(of: text, against: text).value == 1)
  }

  @Test func `words are compared without case and composition`() {
    let composed = RougeWords("Crème brûlée à 6 €")
    #expect(composed.words == ["crème", "brûlée", "à", "6"])
    #expect(RougeWords("CRE\u{300}ME BRU\u{302}LE\u{301}E A\u{300} 6") == composed)
    #expect(RougeWords("一個句子 in 2026年").words == ["一", "個", "句", "子", "in", "2026", "年"])
  }

  @Test func `containment is the share of different runs that the other has`() {
    let first = NGramCounts(Array("abcabcabd"), length: 3)
    #expect(first.total == 7)
    #expect(first.containment(in: NGramCounts(Array("abcab"), length: 3)) == 0.75)
    #expect(NGramCounts(Array("ab"), length: 3).containment(in: first) == nil)
  }

  /// The reference are the tables of Wagner and Fischer, "The string-to-string
  /// correction problem" (1974).
  @Test func `long random texts have the distance that the textbook gives`() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<120 {
      let left = (0..<next(300)).map { _ in next(2 + round % 5) }
      let right =
        round % 3 == 0 ? left.filter { _ in next(6) > 0 } : (0..<next(300)).map { _ in next(4) }
      var distances = Array(0...right.count)
      var lengths = [Int](repeating: 0, count: right.count + 1)
      for (i, element) in left.enumerated() {
        var (diagonal, common) = (distances[0], 0)
        distances[0] = i + 1
        for (j, other) in right.enumerated() {
          let replaced = diagonal + (element == other ? 0 : 1)
          diagonal = distances[j + 1]
          distances[j + 1] = min(replaced, diagonal + 1, distances[j] + 1)
          let longer = element == other ? common + 1 : max(lengths[j + 1], lengths[j])
          common = lengths[j + 1]
          lengths[j + 1] = longer
        }
      }
      #expect(EditDistance.levenshtein(left, right) == distances[right.count])
      #expect(EditDistance.longestCommonSubsequence(left, right) == lengths[right.count])
    }
  }
}

/// Pairs with what the reference implementations make of them, from a folder
/// outside of the repository.
private enum SimilarityCorpus {
  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"]

  struct File: Decodable { var text_similarity: Section }
  struct Section: Decodable { var pairs: [Pair] }
  struct Pair: Decodable {
    var name: String
    var a: String
    var b: String
    var levenshtein: Int
    var chrf: Double
    var rougeL_f: Double
  }
}

@Suite(.enabled(if: SimilarityCorpus.folder != nil, "TELLTALE_CORPORA names no folder"))
struct SimilarityCorpusTests {
  @Test func `every pair has the values of the reference implementations`() throws {
    let file = URL(filePath: SimilarityCorpus.folder ?? "").appending(path: "stats-cases.json")
    let pairs = try JSONDecoder()
      .decode(SimilarityCorpus.File.self, from: Data(contentsOf: file)).text_similarity.pairs
    #expect(pairs.count >= 40)
    for pair in pairs {
      let distance = EditDistance.levenshtein(
        Array(pair.a.unicodeScalars), Array(pair.b.unicodeScalars))
      #expect(distance == pair.levenshtein, "\(pair.name)")
      // Two empty texts are equal here and differ in sacrebleu.
      let isEmpty = (pair.a + pair.b).allSatisfy(\.isWhitespace)
      let score = CharacterFScore(of: pair.b, against: pair.a).value
      #expect(abs(score - (isEmpty ? 1 : pair.chrf / 100)) < 1e-9, "\(pair.name)")
      if (pair.a + pair.b).utf8.allSatisfy({ $0 < 0x80 }) {
        let rouge = RougeWords(pair.b).longestCommonSubsequence(with: RougeWords(pair.a)).f
        #expect(abs(rouge - pair.rougeL_f) < 1e-9, "\(pair.name)")
      }
    }
  }
}
