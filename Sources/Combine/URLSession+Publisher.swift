public import Foundation
public import SheetUI

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of what an address has.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The bytes with what the server said about them.
    public typealias Output = (data: Data, response: URLResponse)
    /// What went wrong on the way.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// Creates a publisher.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber, for which the address is loaded anew.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == URLError, S.Input == Output {
      let (request, session) = (request, session)
      Deferred {
        Future<Output, URLError> { promise in
          nonisolated(unsafe) let promise = promise
          let task = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task.resume()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of what an address has.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Returns a publisher of what a request gets.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
