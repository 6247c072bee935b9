internal import Foundation

/// What previews share, made once for each type of modifier.
@MainActor
enum PreviewContexts {
  private static var known: [ObjectIdentifier: Any] = [:]

  /// How many real seconds a context may take; most are there at once.
  private static let limit = 10.0
  /// How long the main thread's run loop goes on at a time, in seconds.
  private static let turn = 0.01

  /// Returns the context of a modifier's type, making it first where need be.
  static func context<M: PreviewModifier>(of type: M.Type) throws -> M.Context {
    if let context = known[ObjectIdentifier(type)] as? M.Context { return context }
    let context = try make(type)
    known[ObjectIdentifier(type)] = context
    return context
  }

  /// The result of the work; a class, because the task and the one who waits both hold it.
  private final class Arrival<Context> {
    var result: Result<Context, any Error>?
  }

  private static func make<M: PreviewModifier>(_ type: M.Type) throws -> M.Context {
    let arrival = Arrival<M.Context>()
    // Runs at once, up to the first thing that it really waits for.
    Task.immediate { @MainActor in
      do {
        arrival.result = .success(try await M.makeSharedContext())
      } catch {
        arrival.result = .failure(error)
      }
    }
    let end = Date(timeIntervalSinceNow: limit)
    while arrival.result == nil, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: turn))
    }
    guard let result = arrival.result else {
      throw PreviewError.noContext(modifier: "\(M.self)", seconds: limit)
    }
    return try result.get()
  }
}
