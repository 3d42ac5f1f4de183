/// A date in a text.
public struct DateMention: Hashable, Sendable {
  /// The days that it can mean, the likeliest first: `12/03/2026` is in March or
  /// in December.
  public var readings: [CalendarDate]

  /// Its UTF-8 range in the text.
  public var range: Range<Int>
}
