extension LanguageModel {
  /// What the model makes of a word.
  struct WordScore {
    /// The word's log-likelihoods.
    var scores: LanguageScores

    /// The logarithm of the word's frequency in the language that has it most,
    /// above that of a word too rare to be listed; 0 for an unknown word.
    var commonness: Float
  }

  /// The longest part of a word that is looked at, in scalars.
  private static let longestWord = 24

  /// How much the n-grams of a word count whose frequencies are known.
  private static let gramsOfKnownWord: Float = 0.3

  /// Returns the scores of a word in lower case.
  func score(_ word: ArraySlice<UInt32>, isCyrillic: Bool) -> WordScore {
    var result = knownScore(word)
    let weight = result.commonness > 0 ? Self.gramsOfKnownWord : 1
    result.scores.add(
      gramScores(word.prefix(Self.longestWord), isCyrillic: isCyrillic), times: weight)
    return result
  }

  /// Whether a word in lower case names a month in any of the languages.
  func isMonth(_ word: ArraySlice<UInt32>) -> Bool {
    let hash = Self.hash(word)
    var low = 0
    var high = Int(load(months, as: UInt32.self))
    while low < high {
      let middle = (low + high) / 2
      let found = load(months + 4 + 4 * middle, as: UInt32.self)
      if found == hash { return true }
      if found < hash { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// FNV-1a over scalars, its bits mixed as MurmurHash3 ends.
  private static func hash(_ word: ArraySlice<UInt32>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for scalar in word { hash = (hash ^ scalar) &* 0x0100_0193 }
    hash ^= hash >> 16
    hash = hash &* 0x85EB_CA6B
    hash ^= hash >> 13
    hash = hash &* 0xC2B2_AE35
    return hash ^ (hash >> 16)
  }

  private func knownScore(_ word: ArraySlice<UInt32>) -> WordScore {
    let hash = Self.hash(word)
    let bucket = Int(hash >> (32 - indexBits))
    let fingerprint = UInt16(truncatingIfNeeded: hash >> (16 - indexBits))
    var offset = wordRecords + Int(load(wordIndex + 4 * bucket, as: UInt32.self))
    let end = wordRecords + Int(load(wordIndex + 4 * bucket + 4, as: UInt32.self))
    var result = WordScore(scores: .zero, commonness: 0)
    while offset < end {
      let head = load(offset, as: UInt64.self)
      var mask = UInt32(truncatingIfNeeded: head >> 16) & 0xFF_FFFF
      offset += 5
      if UInt16(truncatingIfNeeded: head) == fingerprint {
        var most: Float = 0
        unsafe result.scores.withLanes { scores in
          var index = 0
          while mask != 0 {
            let byte = load(offset + index / 2, as: UInt8.self)
            let value = wordUnit * Float(index & 1 == 0 ? byte & 15 : byte >> 4)
            unsafe scores[mask.trailingZeroBitCount] = value
            most = max(most, value)
            mask &= mask - 1
            index += 1
          }
        }
        result.commonness = most
        return result
      }
      offset += (mask.nonzeroBitCount + 1) / 2
    }
    return result
  }

  /// Sums the log odds of every run of one to four scalars, the word's ends
  /// counted as scalars in runs of two and more, and divides by the square root
  /// of their number: runs that overlap are not independent.
  private func gramScores(_ word: ArraySlice<UInt32>, isCyrillic: Bool) -> LanguageScores {
    var sums = GramSums()
    let last = word.endIndex
    var start = word.startIndex - 1
    while start < last {
      var hash: UInt32 = 0x811C_9DC5
      var position = start
      while position <= last, position < start + 4 {
        let scalar: UInt32 =
          position < word.startIndex ? 1 : position == last ? 2 : word[position]
        hash = (hash ^ scalar) &* 0x0100_0193
        if position > start || position >= word.startIndex {
          let mixed = hash &* 0x9E37_79B1
          if isCyrillic {
            sums.addCyrillic(load(cyrillicGrams + Int(mixed >> cyrillicShift), as: UInt8.self))
          } else {
            let offset = latinGrams + 10 * Int(mixed >> latinShift)
            sums.addLatin(load(offset, as: UInt64.self), load(offset + 8, as: UInt16.self))
          }
        }
        position += 1
      }
      start += 1
    }
    return sums.scores(unit: isCyrillic ? cyrillicUnit : latinUnit, isCyrillic: isCyrillic)
  }
}
