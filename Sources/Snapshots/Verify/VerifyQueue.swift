internal import Dispatch
internal import Synchronization

/// Compares what was taken of scenes on other threads, while the next scenes are drawn.
///
/// Views belong to the main actor, so that scenes are laid out one after the other; decoding,
/// comparing, and encoding what failed go on beside that. A class, because all threads share it.
public final class VerifyQueue: Sendable {
  private let verifier: SceneVerifier
  private let queue: DispatchQueue?
  private let places: DispatchSemaphore
  private let group = DispatchGroup()
  private let entries = Mutex<[Int: VerifyEntry]>([:])

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - verifier: What compares.
  ///   - threads: How many threads compare; with one, nothing is done beside anything else. As many
  ///     pictures are in memory at most, and one more.
  public init(_ verifier: SceneVerifier, threads: Int) {
    self.verifier = verifier
    queue =
      threads > 1 ? DispatchQueue(label: "sheetshot.verify", attributes: .concurrent) : nil
    places = DispatchSemaphore(value: threads)
  }

  /// Compares what was taken of a scene; waits while too many others are being compared.
  ///
  /// - Parameters:
  ///   - capture: What was taken; no two have one name.
  ///   - place: Its place in the results.
  public func add(_ capture: SceneCapture, at place: Int) {
    guard let queue else {
      finish(verifier.verify(capture), place)
      return
    }
    places.wait()
    queue.async(group: group) { [self] in
      finish(verifier.verify(capture), place)
      places.signal()
    }
  }

  private func finish(_ entry: VerifyEntry, _ place: Int) {
    entries.withLock { $0[place] = entry }
  }

  /// Waits for everything and returns it in the order of the places.
  public func finished() -> [VerifyEntry] {
    group.wait()
    return entries.withLock { entries in entries.sorted { $0.key < $1.key }.map(\.value) }
  }
}
