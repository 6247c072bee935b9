import Foundation
import Raster
import SwiftUI

@testable import SheetUI

/// A view on a bare screen, to be measured: no insets, and views are found by identifier.
@MainActor
struct Lab {
  /// A view that the lab does not show.
  struct NotShown: Error {
    let id: String
  }

  let stage: Stage

  /// Shows a view on a screen of a size, in points.
  // Reason: every test sets two or three of six.
  init<Content: View>(
    _ width: CGFloat = 300, _ height: CGFloat = 300, scale: CGFloat = 1,
    safeArea: EdgeInsets = EdgeInsets(), direction: LayoutDirection = .leftToRight,
    @ViewBuilder content: () -> Content
  ) throws {
    let screen = Device.Screen(size: CGSize(width: width, height: height), safeArea: safeArea)
    let device = Device(id: "lab", idiom: .phone, scale: scale, portrait: screen)
    var configuration = StageConfiguration(device: device)
    configuration.layoutDirection = direction
    stage = try Stage(configuration, content: content)
  }

  /// The innermost box of an identifier, and its corner in the window at an instant.
  private func find(_ id: String, at time: Double) -> (node: LayoutNode, origin: CGPoint)? {
    func search(_ node: LayoutNode, _ corner: CGPoint) -> (node: LayoutNode, origin: CGPoint)? {
      let frame = node.presentedFrame(at: time)
      let origin = CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY)
      for child in node.children {
        if let found = search(child, origin) { return found }
      }
      return node.traits.identifier == id ? (node, origin) : nil
    }
    for host in stage.window.hosts {
      if let found = search(host.box, .zero) { return found }
    }
    return nil
  }

  /// The frame of a view in the window, in points, as it is shown at an instant.
  func frame(_ id: String, at time: Double? = nil) throws -> CGRect {
    let time = time ?? stage.time
    guard let (node, origin) = find(id, at: time) else { throw NotShown(id: id) }
    return CGRect(origin: origin, size: node.presentedFrame(at: time).size)
  }

  /// The size of a view, in points.
  func size(_ id: String) throws -> CGSize { try frame(id).size }

  /// Whether a view is part of the layout.
  func shows(_ id: String) -> Bool { find(id, at: stage.time) != nil }

  /// The size with which a view answers a proposal.
  static func answer<V: View>(_ proposal: ProposedViewSize, _ view: V) throws -> CGSize {
    let lab = try Lab { view }
    guard let node = lab.stage.window.hosts.first?.box.children.first else {
      throw NotShown(id: "root")
    }
    return node.sizeThatFits(proposal)
  }
}

/// A view that answers every proposal with the same bounds of sizes, as layout laws need it.
struct Stretchy: View {
  let width: ClosedRange<CGFloat>
  var height: CGFloat = 10

  var body: some View {
    Color.red.frame(minWidth: width.lowerBound, maxWidth: width.upperBound).frame(height: height)
  }
}

extension CGRect {
  /// Whether all four numbers are those of another rectangle, but for rounding errors.
  func isNear(_ other: CGRect, within limit: CGFloat = 1e-6) -> Bool {
    abs(minX - other.minX) <= limit && abs(minY - other.minY) <= limit
      && abs(width - other.width) <= limit && abs(height - other.height) <= limit
  }
}

extension View {
  /// Names a view for the lab.
  nonisolated func named(_ id: String) -> some View { accessibilityIdentifier(id) }
}
