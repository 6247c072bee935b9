/// A snapshot, and the layout tree of what it shows where there is one.
struct TakenSnapshot<Format> {
  var format: Format
  var layoutTree: String?
}

extension TakenSnapshot: Sendable where Format: Sendable {}
