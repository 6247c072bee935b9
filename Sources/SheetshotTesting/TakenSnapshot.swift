internal import Snapshots

/// A snapshot, and the layout tree of what it shows where there is one.
struct TakenSnapshot<Format> {
  var format: Format
  var layoutTree = LayoutText(nil)
}

extension TakenSnapshot: Sendable where Format: Sendable {}
