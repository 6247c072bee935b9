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

  /// Where the content's size counts.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { viewIfLoaded?.invalidateIntrinsicContentSize() }
  }
  /// Which parts of the safe area the content keeps out of.
  open var safeAreaRegions: SafeAreaRegions = .all { didSet { viewIfLoaded?.contentDidChange() } }

  /// The size that the controller asks for, in points; the content's where `sizingOptions` say so.
  open override var preferredContentSize: CGSize {
    get {
      sizingOptions.contains(.preferredContentSize)
        ? sizeThatFits(in: .zero) : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  /// Returns the content's size in an offer, in points; 0 and less offer nothing.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let environment = viewIfLoaded?.environment ?? UITraitCollection.current.environment
    let offer = ProposedViewSize(
      width: size.width > 0 && size.width < 1e6 ? size.width : nil,
      height: size.height > 0 && size.height < 1e6 ? size.height : nil)
    return ViewSketch(rootView, environment).size(offer)
  }

  /// Creates the view that shows the content.
  open override func loadView() {
    view = HostingView<Content>(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}

/// The view of a hosting controller.
final class HostingView<Content: View>: UIView {
  override var boxName: String { "UIHostingView" }
  override var contentFillsBounds: Bool { false }
  private var hosting: UIHostingController<Content>? {
    controller as? UIHostingController<Content>
  }

  /// The content's own size where the controller says so, and none otherwise.
  override var intrinsicContentSize: CGSize {
    guard let hosting, hosting.sizingOptions.contains(.intrinsicContentSize) else {
      return super.intrinsicContentSize
    }
    return sizeThatFits(.zero)
  }

  /// Returns the content's size in an offer; lengths that aren't positive offer nothing.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosting?.sizeThatFits(in: size) ?? .zero
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    guard let hosting else { return nil }
    let regions = hosting.safeAreaRegions
    guard regions != .all else { return show(hosting.rootView, node, inputs) }
    return show(
      hosting.rootView.ignoresSafeArea(SafeAreaRegions.all.subtracting(regions)), node, inputs)
  }
}

/// Where the size of a hosting controller's content counts.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In the controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// In the view's intrinsic content size, for constraints.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
