// User code that imports `Network` relies on it for Foundation's names.
@_exported public import Foundation

/// A way into the network: there is none on a stage.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable {
    /// There is.
    case satisfied
    /// There isn't.
    case unsatisfied
    /// There will be, once it is needed.
    case requiresConnection
  }

  /// Through what a way leads.
  public enum InterfaceType: Sendable {
    /// Something else.
    case other
    /// A radio of some meters.
    case wifi
    /// A radio of some kilometers.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// Whether there is a way: there isn't.
  public let status: Status
  /// Whether the way is paid by its use.
  public var isExpensive: Bool { false }
  /// Whether the user wants little of it.
  public var isConstrained: Bool { false }
  /// Whether the way leads through something: it leads nowhere.
  public func usesInterfaceType(_ type: InterfaceType) -> Bool { false }
}

/// Through what a way leads.
public enum NWInterface {
  /// Through what a way leads.
  public typealias InterfaceType = NWPath.InterfaceType
}

/// Watches the ways into the network: there is none, and none comes.
public final class NWPathMonitor: @unchecked Sendable {
  /// Called with the way once watching starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The way: none.
  public var currentPath: NWPath { NWPath(status: .unsatisfied) }

  /// Creates what watches all ways.
  public init() {}
  /// Creates what watches ways through something.
  public init(requiredInterfaceType: NWPath.InterfaceType) {}

  /// Starts: the handler is told, on the queue, that there is none.
  public func start(queue: DispatchQueue) {
    let (handler, path) = (pathUpdateHandler, currentPath)
    queue.async { handler?(path) }
  }
  /// Stops.
  public func cancel() { pathUpdateHandler = nil }
}
