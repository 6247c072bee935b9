import Foundation
import Raster

/// Loads what a view shows anew; found in the environment.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Loads.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads what the view shows anew; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says how what the view shows is loaded anew.
  ///
  /// The action runs where code calls `\.refresh`, and when scrolling content is pulled down far
  /// enough; a wheel turns above the content until it ends.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(EnvironmentValueModifier { $0.refresh = RefreshAction(action) })
  }
}

/// Pulling content down to load it anew, in UIKit's measures.
private enum Refresh {
  /// The room above the content while it is loaded, in points.
  static let room: CGFloat = 60
  /// How far content is pulled until it is loaded, in points (observed).
  static let pull: CGFloat = 90
  /// The size of the wheel, in points (observed).
  static let side: CGFloat = 28
}

extension LayoutNode {
  /// The room above content that a finger lets go of, in points: content that is pulled far enough
  /// begins to load.
  var refreshRoom: CGFloat {
    guard let action = environment.refresh else { return 0 }
    if !scrollMemory.isRefreshing, scrollOffset.y <= -Refresh.pull {
      scrollMemory.isRefreshing = true
      Task.immediate { [weak self] in
        await action()
        self?.endRefresh()
      }
    }
    return scrollMemory.isRefreshing ? Refresh.room : 0
  }

  private func endRefresh() {
    scrollMemory.isRefreshing = false
    guard scrollOffset.y < 0 else { return }
    withAnimation(.systemTransition) { scroll(to: CGPoint(x: scrollOffset.x, y: 0)) }
  }

  /// Draws the wheel above content that is pulled down; under a bar between its row and its title.
  func drawRefresh(_ box: CGRect, _ context: inout DrawContext) {
    guard environment.refresh != nil, let first = layoutChildren.first else { return }
    let rest = first.frame.minY + scrollOffset.y
    let pulled = first.presentedFrame(at: context.time).minY - rest
    guard pulled > 1 else { return }
    let share = scrollMemory.isRefreshing ? 1 : min(pulled / Refresh.room, 1)
    let middle = box.minY + pulled - Refresh.room / 2 - heightOfTitleAbove
    let wheel = CGRect(
      x: box.midX - Refresh.side / 2, y: middle - Refresh.side / 2, width: Refresh.side,
      height: Refresh.side)
    let color = Color(SystemColor.systemGray)._resolve(in: environment)
    context.group {
      SpinnerLayout(style: color, side: Refresh.side).draw(in: wheel, &$0)
    } _: {
      $0.opacity = Double(share)
      $0.name = "refresh"
    }
  }

  /// The height of what goes down with pulled content in the bar above, in points.
  private var heightOfTitleAbove: CGFloat {
    var box = parent
    while let next = box {
      if let page = next.behavior as? PageLayout {
        return page.bars.top == nil ? 0 : page.bars.state.collapsibleHeight
      }
      box = next.parent
    }
    return 0
  }
}
