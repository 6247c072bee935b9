import Foundation

/// The label of a control: of several texts those after the first stand below it, as subtitles.
struct ControlLabel: View {
  private let parts: [any View]

  init(_ label: some View) {
    let texts = (label as? any ViewTuple)?.elements ?? []
    parts = texts.count > 1 && texts.allSatisfy { $0 is Text } ? texts : [label]
  }

  /// The distance between title and subtitle, in points (observed).
  private static let gap: CGFloat = 2

  var body: some View {
    if parts.count == 1 {
      AnyView(parts[0])
    } else {
      VStack(alignment: .leading, spacing: Self.gap) {
        ForEach(parts.indices) { index in
          if index == 0 {
            AnyView(parts[index])
          } else {
            AnyView(parts[index]).font(.footnote).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

/// Several views in a row, whatever their types.
protocol ViewTuple {
  /// The views.
  var elements: [any View] { get }
}

extension TupleView: ViewTuple {}
