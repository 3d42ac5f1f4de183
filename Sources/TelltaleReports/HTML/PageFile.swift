import CReportPage
import Foundation
import Hashing

/// A file that every page carries, as it is embedded.
struct PageFile {
  /// The file's text, UTF-8.
  let bytes: [UInt8]

  /// The style sheet.
  static let style = unsafe PageFile(telltale_page_style())

  /// The script.
  static let script = unsafe PageFile(telltale_page_script())

  private init(_ file: TelltalePageFile) {
    let buffer = unsafe UnsafeBufferPointer(start: file.text, count: file.length)
    bytes = unsafe Array(buffer)
  }

  /// What a content security policy knows the file by.
  var source: String { "'sha256-\(Data(sha256(bytes)).base64EncodedString())'" }
}
