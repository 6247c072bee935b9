public import Foundation

/// A mark or view beside a row's content.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// When a mark is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While there is editing.
    case whenEditing
    /// While there is none.
    case whenNotEditing
  }

  /// How much room a mark has.
  public enum LayoutDimension: Equatable, Sendable {
    /// As much as it takes.
    case actual
    /// As much as the system's marks take.
    case standard
    /// A length, in points.
    case custom(CGFloat)
  }

  /// Where a view stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// How a mark looks.
  public struct MarkOptions {
    /// Whether the mark is left out.
    public var isHidden: Bool
    /// How much room there is; as much as the mark takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates a look.
    nonisolated public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the sign of a further page looks.
  public typealias DisclosureIndicatorOptions = MarkOptions
  /// How a checkmark looks.
  public typealias CheckmarkOptions = MarkOptions
  /// How the button of details looks.
  public typealias DetailOptions = MarkOptions
  /// How the button that deletes looks.
  public typealias DeleteOptions = MarkOptions
  /// How the button that inserts looks.
  public typealias InsertOptions = MarkOptions
  /// How a grip looks.
  public typealias ReorderOptions = MarkOptions
  /// How a mark of choice looks.
  public typealias MultiselectOptions = MarkOptions

  /// How the sign that opens an outline looks.
  public struct OutlineDisclosureOptions {
    /// What opens the outline.
    public enum Style: Sendable {
      /// As the system chooses.
      case automatic
      /// A tap on the row.
      case header
      /// A tap on the sign.
      case cell
    }

    /// What opens the outline.
    public var style: Style
    /// Whether the mark is left out.
    public var isHidden: Bool
    /// The tint; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates a look.
    nonisolated public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }

  /// How words look.
  public struct LabelOptions {
    /// Whether the words are left out.
    public var isHidden: Bool
    /// The color; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates a look.
    nonisolated public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// A view of one's own beside the content.
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let isHidden: Bool

    // Reason: UIKit's signature has that many parameters.
    /// Creates a place for a view.
    nonisolated public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      (view, self.placement, self.isHidden) = (customView, placement, isHidden)
    }
  }

  let mark: CellMark?
  var view: UIView?
  var isLeading = false
  var displayed = DisplayedState.always
  var isHidden = false

  /// Whether the mark is shown now.
  func isShown(_ isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && isEditing
    case .whenNotEditing: !isHidden && !isEditing
    }
  }

  private init(
    _ kind: CellMark.Kind, _ displayed: DisplayedState, _ options: MarkOptions,
    isLeading: Bool = false, action: (() -> Void)? = nil
  ) {
    var mark = CellMark(kind: kind, tint: options.tintColor)
    if let action { mark.action = { action() } }
    self.mark = mark
    (self.displayed, self.isLeading, isHidden) = (displayed, isLeading, options.isHidden)
  }

  /// Returns the sign of a further page.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed, options)
  }

  /// Returns the sign that opens an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline, displayed, MarkOptions(isHidden: options.isHidden, tintColor: options.tintColor),
      action: actionHandler)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.check, displayed, options)
  }

  /// Returns a button of details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, action: actionHandler)
  }

  /// Returns a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, isLeading: true, action: actionHandler)
  }

  /// Returns a button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, isLeading: true, action: actionHandler)
  }

  /// Returns a grip.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  /// Returns a mark of choice.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.choice(isOn: false), displayed, options, isLeading: true)
  }

  /// Returns words.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text), displayed,
      MarkOptions(isHidden: options.isHidden, tintColor: options.tintColor))
  }

  /// Returns a button with a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: MarkOptions = MarkOptions()
  ) -> UICellAccessory { UICellAccessory(.menu(menu), displayed, options) }

  /// Returns a view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(configuration)
  }

  private init(_ configuration: CustomViewConfiguration) {
    mark = nil
    (view, isHidden) = (configuration.view, configuration.isHidden)
    switch configuration.placement {
    case .leading(let state): (isLeading, displayed) = (true, state)
    case .trailing(let state): displayed = state
    }
  }
}
