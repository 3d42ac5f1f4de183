/// A date in a text.
package struct DateMention: Hashable, Sendable {
  /// The days that it can mean, the likeliest first: `12/03/2026` is in March or
  /// in December.
  package var readings: [CalendarDate]

  /// Its UTF-8 range in the text.
  package var range: Range<Int>
}
