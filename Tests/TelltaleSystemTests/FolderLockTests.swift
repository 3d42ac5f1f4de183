import Foundation
import Testing

@testable import TelltaleSystem

@Suite struct FolderLockTests {
  @Test func `a held lock is refused with the process that holds it`() throws {
    let folder = try TemporaryFolder()
    let lock = try FolderLock(folder("lock"))
    let process = ProcessInfo.processInfo.processIdentifier
    #expect(
      throws: FileError(
        .lock, folder("lock"), "process \(process) holds it; wait for it to end, then try again")
    ) { _ = try FolderLock(folder("lock"), waitingAtMost: 0) }
    release(lock)
    release(try FolderLock(folder("lock"), waitingAtMost: 0))
  }

  @Test func `a waiting process gets the lock when it is given up`() async throws {
    let folder = try TemporaryFolder()
    let counter = folder("counter")
    try folder.write("0", to: "counter")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<5 {
            let lock = try FolderLock(folder("lock"), waitingAtMost: 20_000)
            let text = String(
              decoding: try SuiteDiscovery.bytes(ofFile: counter), as: UTF8.self)
            try AtomicFile.write(Array("\((Int(text) ?? 0) + 1)".utf8), to: counter)
            release(lock)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.read("counter") == "20")
  }
}

private func release(_ lock: consuming FolderLock) {}
