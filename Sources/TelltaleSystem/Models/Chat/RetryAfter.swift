/// How long a server asks to wait.
///
/// Source: RFC 9110, section 10.2.3: a number of seconds, or a date.
struct RetryAfter: Hashable {
  /// How long, in seconds from 0; `nil` where the date cannot be compared with another.
  var seconds: Double?

  /// When, as an outcome tells it.
  var text: String

  /// Reads the header of a response; `nil` where there is none that can be read.
  init?(_ response: HTTPResponse) {
    guard let value = response.headers["retry-after"] else { return nil }
    if value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let seconds = Double(value) {
      guard seconds.isFinite else { return nil }
      self.seconds = seconds
      text = "\(value) s later"
      return
    }
    guard let moment = Self.seconds(ofDate: value) else { return nil }
    text = value
    // The server's own clock is the one that its date is meant by.
    seconds = response.headers["date"].flatMap { Self.seconds(ofDate: $0) }
      .map { Double(max(0, moment - $0)) }
  }

  /// Reads a date such as `Sun, 06 Nov 1994 08:49:37 GMT`, in seconds since 1970.
  private static func seconds(ofDate text: String) -> Int? {
    let parts = text.split(separator: " ")
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), (1...31).contains(day),
      let month = months.firstIndex(where: { $0 == parts[2] }), let year = Int(parts[3]),
      (1970...9999).contains(year)
    else { return nil }
    let time = parts[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, zip(time, [24, 60, 61]).allSatisfy({ (0..<$1).contains($0) }) else {
      return nil
    }
    // Days of the Gregorian calendar, counted in years that begin with March.
    let years = month < 2 ? year - 1 : year
    let monthOfYear = (month + 10) % 12
    let days =
      years * 365 + years / 4 - years / 100 + years / 400 + (monthOfYear * 153 + 2) / 5 + day - 1
      - 719_468
    return days * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
  }
}
