internal import Foundation

/// Looks at a view's outermost boxes before it is shown as a preview.
@MainActor
enum PreviewProbe {
  /// The device that previews are looked at on; what they say about themselves doesn't depend on it.
  static var configuration: StageConfiguration? {
    Device.named("iphone-13").map { StageConfiguration(device: $0) }
  }

  /// Returns a view for each outermost box of a view, and what it says about being shown; the view
  /// itself where it has one box or none, or where it can't be looked at.
  static func boxes<Content: View>(of view: Content) -> [(view: any View, PreviewSettings)] {
    guard let configuration, let stage = try? Stage(configuration, content: { view }) else {
      return [(view, PreviewSettings())]
    }
    let boxes = stage.rootBoxes
    guard boxes.count > 1 else { return [(view, boxes.first?.traits.preview ?? PreviewSettings())] }
    return boxes.enumerated().map { place, box in
      (PreviewPick(content: view, place: place), box.traits.preview)
    }
  }

  /// Returns the size that a view takes when it is offered a screen.
  static func size<Content: View>(
    of view: Content, in configuration: StageConfiguration
  ) throws(StageError) -> CGSize {
    let stage = try Stage(configuration) { view }
    let screen = ProposedViewSize(configuration.screen.size)
    return stage.rootBoxes.reduce(.zero) { size, box in
      let next = box.sizeThatFits(screen)
      return CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }
}

extension Stage {
  /// The outermost boxes of the root view.
  fileprivate var rootBoxes: [LayoutNode] { window.hosts.first?.content.outputs ?? [] }
}
