public import Foundation

/// A place or box of a view, to be told in another view's space later.
///
/// Invariant for `@unchecked Sendable`: resolved on the main actor only.
public struct Anchor<Value>: @unchecked Sendable {
  let identity: ObjectIdentifier
  let resolve: @MainActor (CGPoint) -> Value

  /// A way to take an anchor of a view.
  public struct Source: @unchecked Sendable {
    let anchor: @MainActor (LayoutNode) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.identity == b.identity }
}

extension Anchor: Hashable where Value: Hashable {
  /// Adds the view to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Anchor.Source where Value == CGRect {
  /// Creates a source of a rectangle in the view's space, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(identity: ObjectIdentifier(node)) { origin in
        let own = node.globalOrigin
        return r.offsetBy(dx: own.x - origin.x, dy: own.y - origin.y)
      }
    }
  }

  /// The view's box.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(identity: ObjectIdentifier(node)) { origin in
        CGRect(origin: node.globalOrigin, size: node.frame.size)
          .offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Creates a source of a point in the view's space, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(identity: ObjectIdentifier(node)) { origin in
        let own = node.globalOrigin
        return CGPoint(x: own.x + p.x - origin.x, y: own.y + p.y - origin.y)
      }
    }
  }

  /// Creates a source of a point at shares of the view's box.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(identity: ObjectIdentifier(node)) { origin in
        let place = p.point(in: CGRect(origin: node.globalOrigin, size: node.frame.size))
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      }
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source of several places.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { node in
      let anchors = array.map { $0.anchor(node) }
      return Anchor(identity: ObjectIdentifier(node)) { origin in
        anchors.map { $0.resolve(origin) }
      }
    }
  }

  /// Creates a source of a place that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { node in
      let taken = anchor?.anchor(node)
      return Anchor(identity: ObjectIdentifier(node)) { taken?.resolve($0) }
    }
  }
}
