internal import Dispatch
internal import Synchronization

extension PNGDecoder {
  /// Decodes two pictures at the same time.
  ///
  /// - Parameters:
  ///   - first: Makes the one picture.
  ///   - second: Makes the other picture.
  /// - Returns: Both pictures.
  /// - Throws: What is wrong with the first, or else with the second.
  public static func pair<Value: Sendable, Failure: Error>(
    _ first: @Sendable () throws(Failure) -> Value, _ second: @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> (Value, Value) {
    let other = Mutex<Result<Value, Failure>?>(nil)
    let one = Mutex<Result<Value, Failure>?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2) { place in
      if place == 0 {
        let result = result(first)
        one.withLock { $0 = result }
      } else {
        let result = result(second)
        other.withLock { $0 = result }
      }
    }
    // Both have been set: `concurrentPerform` returns when all is done.
    let found = (one.withLock { $0 } ?? result(first), other.withLock { $0 } ?? result(second))
    return (try found.0.get(), try found.1.get())
  }

  private static func result<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }
}
