internal import Glibc

/// Tells the running task from all others of the process.
enum CurrentTask {
  private typealias NumberOf = @convention(c) (UnsafeRawPointer) -> UInt64

  /// The runtime's own numbering of tasks.
  ///
  /// It is looked up by name, so that a runtime without it is no link error. One pointer in and one
  /// integer out are passed alike in Swift's and C's calling conventions.
  private static let numberOf: NumberOf? = dlsym(nil, "swift_task_getJobTaskId").map {
    unsafeBitCast($0, to: NumberOf.self)
  }

  /// The running task's number; nil outside of tasks.
  ///
  /// Without the runtime's numbering it is the task's address, which a later task may get again.
  static var number: UInt64? {
    withUnsafeCurrentTask { task in
      guard let task else { return nil }
      let address = unsafeBitCast(task, to: UnsafeRawPointer.self)
      return numberOf?(address) ?? UInt64(UInt(bitPattern: address))
    }
  }
}
