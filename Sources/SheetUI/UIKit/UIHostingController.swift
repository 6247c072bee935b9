public import Foundation

/// Controls a view that shows SwiftUI content.
///
/// As in UIKit the view has the system's background color until another one is set.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The content.
  open var rootView: Content {
    didSet { viewIfLoaded?.contentDidChange() }
  }

  /// Creates a controller for content.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for content; archives hold nothing that could be read here.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Creates nothing: content cannot come from an archive.
  public required init?(coder aDecoder: NSCoder) { return nil }

  /// Creates the view that shows the content.
  open override func loadView() {
    view = HostingView<Content>(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}

/// The view of a hosting controller.
final class HostingView<Content: View>: UIView {
  override var boxName: String { "UIHostingView" }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    guard let content = (controller as? UIHostingController<Content>)?.rootView else { return nil }
    return content.reuse(node, inputs) ?? content.makeNode(inputs)
  }
}
