import RoundTrip
import SourceText

/// Called by libFuzzer once.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ argumentCount: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  ProcessorLimit.install()
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  ProcessorLimit.start(seconds: 2)
  defer { ProcessorLimit.stop() }
  if case .fault(let fault) = RoundTrip(SourceFile(path: "input", bytes: bytes)) {
    fatalError(fault)
  }
  return 0
}
