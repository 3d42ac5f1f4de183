import CLibXML2

// The only file that touches libxml2. Its pointers are owned by values that
// cannot be copied, and none escapes.

/// Writes an XML document.
///
/// The library writes what it is given, well-formed or not: every text is an
/// ``XMLText``, which only the character policy makes.
@safe
struct XMLWriter: ~Copyable {
  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr

  private init() throws(XMLError) {
    xmlInitParser()
    guard let buffer = unsafe xmlBufferCreate() else { throw .outOfMemory }
    guard let writer = unsafe xmlNewTextWriterMemory(buffer, 0) else {
      unsafe xmlBufferFree(buffer)
      throw .outOfMemory
    }
    unsafe self.buffer = buffer
    unsafe self.writer = writer
  }

  deinit {
    unsafe xmlFreeTextWriter(writer)
    unsafe xmlBufferFree(buffer)
  }

  /// Returns the document that `body` writes: UTF-8 without a byte order mark,
  /// indented by two spaces, with a final line break.
  static func document(
    _ body: (borrowing XMLWriter) throws(XMLError) -> Void
  ) throws(XMLError) -> [UInt8] {
    let xml = try XMLWriter()
    try unsafe check(xmlTextWriterSetIndent(xml.writer, 1))
    try unsafe check(xmlTextWriterSetIndentString(xml.writer, "  "))
    try unsafe check(xmlTextWriterStartDocument(xml.writer, nil, "UTF-8", nil))
    try body(xml)
    try unsafe check(xmlTextWriterEndDocument(xml.writer))
    try unsafe check(xmlTextWriterFlush(xml.writer))
    guard let content = unsafe xmlBufferContent(xml.buffer) else { throw .outOfMemory }
    let count = unsafe Int(xmlBufferLength(xml.buffer))
    return unsafe Array(UnsafeBufferPointer(start: content, count: count))
  }

  /// Writes an element with whatever `body` writes inside it; without any, it is
  /// closed at once.
  func element(
    _ name: String, _ attributes: [(name: String, value: XMLText)] = [],
    _ body: () throws(XMLError) -> Void = {}
  ) throws(XMLError) {
    try start(name, attributes)
    try body()
    try unsafe check(xmlTextWriterEndElement(writer))
  }

  /// Writes an element that holds text and always has an end tag: some readers
  /// take a failure without one for a pass.
  func element(
    _ name: String, _ attributes: [(name: String, value: XMLText)] = [], text: XMLText
  ) throws(XMLError) {
    try start(name, attributes)
    // The library would escape quotes too, and some readers count entities.
    try unsafe check(xmlTextWriterWriteRaw(writer, text.value.escapedAsXMLText))
    try unsafe check(xmlTextWriterFullEndElement(writer))
  }

  private func start(
    _ name: String, _ attributes: [(name: String, value: XMLText)]
  ) throws(XMLError) {
    try unsafe check(xmlTextWriterStartElement(writer, name))
    for attribute in attributes {
      try unsafe check(
        xmlTextWriterWriteAttribute(writer, attribute.name, attribute.value.value))
    }
  }
}

private func check(_ status: Int32) throws(XMLError) {
  guard status >= 0 else { throw .status(status) }
}

extension String {
  /// The text with what XML reserves in character data escaped; `>` too, so that
  /// `]]>` cannot stand.
  fileprivate var escapedAsXMLText: String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + utf8.count / 16)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A failure inside libxml2.
enum XMLError: Error, Hashable {
  /// libxml2 could not allocate.
  case outOfMemory

  /// libxml2 returned a negative status.
  case status(Int32)

  /// The document is not well-formed; what the library says of it.
  case malformed(String)
}

/// An element that was read, with what is in it.
package struct XMLElement: Hashable, Sendable {
  /// The element's name.
  package var name: String

  /// Its attributes in the order of the document.
  package var attributes: [Attribute]

  /// The elements in it.
  package var children: [XMLElement]

  /// The text directly in it, joined.
  package var text: String

  /// The line on which its start tag ends, from 1.
  package var line: Int

  /// A named value.
  package struct Attribute: Hashable, Sendable {
    /// The name.
    package var name: String

    /// The value.
    package var value: String
  }

  /// Returns the value of an attribute.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Reads a document.
  ///
  /// Nothing outside it is loaded and no entity is replaced.
  package init(document: [UInt8]) throws(ReportError) {
    do throws(XMLError) {
      let document = try ParsedDocument(document)
      guard let root = unsafe xmlDocGetRootElement(document.pointer) else {
        throw .malformed("no element")
      }
      unsafe self.init(node: root)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// Reads a document to see that it is well-formed, and keeps nothing of it.
  package static func check(_ document: [UInt8]) throws(ReportError) {
    do throws(XMLError) {
      try checkWellFormed(document)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  private init(node: xmlNodePtr) {
    name = unsafe string(at: node.pointee.name)
    attributes = []
    children = []
    text = ""
    line = unsafe Int(xmlGetLineNo(node))
    var attribute = unsafe node.pointee.properties
    while let current = unsafe attribute {
      let value = unsafe current.pointee.children.map { unsafe Self.contents(of: $0) } ?? ""
      unsafe attributes.append(
        Attribute(name: string(at: current.pointee.name), value: value))
      unsafe attribute = current.pointee.next
    }
    var child = unsafe node.pointee.children
    while let current = unsafe child {
      switch unsafe current.pointee.type {
      case XML_ELEMENT_NODE: unsafe children.append(XMLElement(node: current))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        unsafe text += string(at: current.pointee.content)
      default: break
      }
      unsafe child = current.pointee.next
    }
  }

  /// Returns the text of a node and its siblings.
  private static func contents(of first: xmlNodePtr) -> String {
    var result = ""
    var node: xmlNodePtr? = unsafe first
    while let current = unsafe node {
      unsafe result += string(at: current.pointee.content)
      unsafe node = current.pointee.next
    }
    return result
  }
}

/// A schema (XSD 1.0) against which documents can be validated.
package enum XMLSchema {
  /// Returns what is wrong with a document, one line each; empty if it is valid.
  ///
  /// - Throws: ``ReportError/unreadable(_:)`` when the document or the schema
  ///   cannot be read, or the library gives up.
  package static func problems(
    in document: [UInt8], schema: [UInt8]
  ) throws(ReportError) -> [String] {
    try located(in: document, schema: schema).map { "line \($0.line): \($0.text)" }
  }

  /// Returns what is wrong with a document, with the line of each problem.
  ///
  /// - Throws: ``ReportError/unreadable(_:)`` when the document or the schema
  ///   cannot be read, or the library gives up.
  static func located(
    in document: [UInt8], schema: [UInt8]
  ) throws(ReportError) -> [(line: Int, text: String)] {
    do throws(XMLError) {
      let document = try ParsedDocument(document)
      let schema = try ParsedSchema(schema)
      return try schema.problems(in: document)
    } catch {
      throw .unreadable(error.reason)
    }
  }
}

extension XMLError {
  /// What happened, as one phrase.
  var reason: String {
    switch self {
    case .outOfMemory: "out of memory"
    case .status(let status): "status \(status)"
    case .malformed(let what): what
    }
  }
}

/// Messages that the library gives while it works.
private final class Messages {
  var found: [(line: Int, text: String)] = []
}

/// Adds a message of the library to the ``Messages`` at an address.
private func collect(
  _ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<CChar>?, _ line: Int32
) {
  guard let context = unsafe context, let message = unsafe message else { return }
  let text = unsafe String(cString: message)
  let trimmed = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  let messages = unsafe Unmanaged<Messages>.fromOpaque(context).takeUnretainedValue()
  messages.found.append((Int(line), trimmed))
}

/// Reads a document without making a tree of it.
private func checkWellFormed(_ bytes: [UInt8]) throws(XMLError) {
  xmlInitParser()
  guard let context = unsafe xmlNewParserCtxt() else { throw .outOfMemory }
  defer { unsafe xmlFreeParserCtxt(context) }
  // Without handlers nothing is built.
  unsafe context.pointee.sax.pointee = xmlSAXHandler()
  unsafe context.pointee.sax.pointee.initialized = XML_SAX2_MAGIC
  unsafe read(bytes, by: context)
  guard unsafe context.pointee.wellFormed == 1 else { throw unsafe failure(of: context) }
}

/// Has the library read a document; returns it, if one was made.
@discardableResult
private func read(_ bytes: [UInt8], by context: xmlParserCtxtPtr) -> xmlDocPtr? {
  let options =
    XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    | XML_PARSE_BIG_LINES.rawValue
  return unsafe bytes.withUnsafeBufferPointer { buffer in
    unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
      unsafe xmlCtxtReadMemory(
        context, characters.baseAddress, Int32(clamping: characters.count), nil, nil,
        Int32(options))
    }
  }
}

/// Why a document could not be read.
private func failure(of context: xmlParserCtxtPtr) -> XMLError {
  let error = unsafe context.pointee.lastError
  let message = unsafe error.message.map { unsafe String(cString: $0) } ?? "not XML"
  let trimmed = message.split(whereSeparator: \.isNewline).joined(separator: " ")
  return .malformed("line \(unsafe error.line): \(trimmed)")
}

/// A document in the library's memory.
@safe
private struct ParsedDocument: ~Copyable {
  let pointer: xmlDocPtr

  init(_ bytes: [UInt8]) throws(XMLError) {
    xmlInitParser()
    guard let context = unsafe xmlNewParserCtxt() else { throw .outOfMemory }
    defer { unsafe xmlFreeParserCtxt(context) }
    guard let document = unsafe read(bytes, by: context) else {
      throw unsafe failure(of: context)
    }
    unsafe pointer = document
  }

  deinit { unsafe xmlFreeDoc(pointer) }
}

/// A schema in the library's memory.
@safe
private struct ParsedSchema: ~Copyable {
  private let pointer: xmlSchemaPtr

  init(_ bytes: [UInt8]) throws(XMLError) {
    xmlInitParser()
    let messages = Messages()
    let schema = unsafe bytes.withUnsafeBufferPointer { buffer in
      // The parser keeps the pointer, so parsing stays inside this closure.
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters -> xmlSchemaPtr? in
        guard
          let context = unsafe xmlSchemaNewMemParserCtxt(
            characters.baseAddress, Int32(clamping: characters.count))
        else { return nil }
        defer { unsafe xmlSchemaFreeParserCtxt(context) }
        return unsafe withExtendedLifetime(messages) {
          unsafe xmlSchemaSetParserStructuredErrors(
            context,
            { unsafe collect($0, $1?.pointee.message, $1?.pointee.line ?? 0) },
            Unmanaged.passUnretained(messages).toOpaque())
          return unsafe xmlSchemaParse(context)
        }
      }
    }
    guard let schema = unsafe schema else {
      let first = messages.found.first.map { "line \($0.line): \($0.text)" }
      throw .malformed("the schema: \(first ?? "unreadable")")
    }
    unsafe pointer = schema
  }

  deinit { unsafe xmlSchemaFree(pointer) }

  func problems(
    in document: borrowing ParsedDocument
  ) throws(XMLError) -> [(line: Int, text: String)] {
    guard let context = unsafe xmlSchemaNewValidCtxt(pointer) else { throw .outOfMemory }
    defer { unsafe xmlSchemaFreeValidCtxt(context) }
    let messages = Messages()
    let status = withExtendedLifetime(messages) {
      unsafe xmlSchemaSetValidStructuredErrors(
        context,
        { unsafe collect($0, $1?.pointee.message, $1?.pointee.line ?? 0) },
        Unmanaged.passUnretained(messages).toOpaque())
      return unsafe xmlSchemaValidateDoc(context, document.pointer)
    }
    guard status >= 0 else { throw .status(status) }
    if status > 0, messages.found.isEmpty { return [(1, "invalid, status \(status)")] }
    return messages.found
  }
}

/// Returns the library's text as a string.
private func string(at pointer: UnsafePointer<xmlChar>?) -> String {
  unsafe pointer.map { unsafe String(cString: $0) } ?? ""
}
