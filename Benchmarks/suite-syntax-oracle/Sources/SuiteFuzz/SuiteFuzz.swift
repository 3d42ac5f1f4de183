import RoundTrip
import SourceText

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if case .fault(let fault) = RoundTrip(SourceFile(path: "input", bytes: bytes)) {
    fatalError(fault)
  }
  return 0
}
