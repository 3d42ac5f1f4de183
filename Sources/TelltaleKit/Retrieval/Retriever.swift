import TextAnalysis

/// Searches a collection as an app does before it asks a model.
///
/// A ranking by words and, where one is passed in, a ranking by meaning are merged by
/// reciprocal rank.
struct Retriever {
  /// Returns the places of passages that are near a question in meaning, the best first;
  /// `nil` where nothing compares meanings.
  typealias MeaningRanking = (_ question: String) -> [Int]?

  /// How many passages are taken unless a suite says otherwise.
  static let standardTop = 4

  /// What is searched.
  let collection: DocumentCollection

  /// Ranks passages by meaning.
  let rankingByMeaning: MeaningRanking?

  private let vocabulary: SearchVocabulary
  private let statistics: BM25

  /// Reads a collection.
  ///
  /// The words of a passage are those of its title, its heading and its text.
  init(_ collection: DocumentCollection, rankingByMeaning: MeaningRanking? = nil) {
    self.collection = collection
    self.rankingByMeaning = rankingByMeaning
    var vocabulary = SearchVocabulary()
    let passages = collection.passages.map { passage in
      [passage.title, passage.heading, passage.text].compactMap { $0 }
        .flatMap { vocabulary.numbers(addingWordsOf: $0) }
    }
    statistics = BM25(passages, formCount: vocabulary.count)
    self.vocabulary = vocabulary
  }

  /// Returns what a search for a question finds.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - top: How many passages are taken at most.
  /// - Returns: What was found, the best first.
  func search(_ question: String, top: Int) -> Retrieval {
    let byWords = statistics.ranking(of: terms(of: question))
    let byMeaning = rankingByMeaning?(question)?.filter(collection.passages.indices.contains)
    return Retrieval(
      byMeaning.map { ReciprocalRankFusion.fused([byWords, $0]) } ?? byWords, in: collection,
      top: top)
  }

  /// The words of a question; names count double.
  func terms(of question: String) -> [BM25.Term] {
    let isMarked = VietnameseLetters.areIn(question)
    let language = LanguageIdentifier().identify(question)
    let names = QuestionNames.ranges(in: question, language: language)
    return SearchWords.all(in: question, keepsMarks: isMarked).compactMap { word in
      let forms = vocabulary.forms(
        of: word, isMarked: isMarked, isTurkish: language == "tr")
      let isName = names.contains { $0.overlaps(word.range) }
      return forms.isEmpty ? nil : BM25.Term(forms: forms, weight: isName ? 2 : 1)
    }
  }
}
