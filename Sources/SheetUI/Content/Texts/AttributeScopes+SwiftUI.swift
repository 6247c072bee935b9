public import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that SwiftUI shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Space behind each character, in points.
    public let kern: KerningAttribute
    /// Space behind each character, in points.
    public let tracking: TrackingAttribute
    /// How far the text is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Emphasis, as Markdown marks it.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// Emphasis, as Markdown marks it.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The marks.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line's pattern and color.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line's pattern and color.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// Space behind each character.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// Space behind each character, which keeps ligatures apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of attributed strings that SwiftUI shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Shows a text with looks of its own.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      pieces: attributedContent.runs.map { run in
        Piece(
          content: .verbatim(String(attributedContent[run.range].characters)),
          attributes: Self.changes(run.attributes))
      })
  }

  /// What a run's attributes change, innermost first.
  private static func changes(_ attributes: AttributeContainer) -> [Attribute] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes: [Attribute] = []
    if let font = attributes[Scope.FontAttribute.self] { changes.append(.font(font)) }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      changes.append(.style(AnyStyle(color)))
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] {
      changes.append(.background(color))
    }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] {
      changes.append(.underline(LineMark(pattern: line.pattern, color: line.color)))
    }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] {
      changes.append(.strikethrough(LineMark(pattern: line.pattern, color: line.color)))
    }
    if let kern = attributes[Scope.KerningAttribute.self] { changes.append(.kern(kern)) }
    if let tracking = attributes[Scope.TrackingAttribute.self] {
      changes.append(.tracking(tracking))
    }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] {
      changes.append(.baselineOffset(offset))
    }
    return changes + uiKitChanges(attributes) + intents(attributes)
  }

  /// What UIKit's attributes change.
  private static func uiKitChanges(_ attributes: AttributeContainer) -> [Attribute] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var changes: [Attribute] = []
    if let font = attributes[Scope.FontAttribute.self] { changes.append(.font(font.font)) }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      changes.append(.style(AnyStyle(color.color)))
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] {
      changes.append(.background(color.color))
    }
    if let line = attributes[Scope.UnderlineStyleAttribute.self], !line.isEmpty {
      changes.append(.underline(LineMark()))
    }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self], !line.isEmpty {
      changes.append(.strikethrough(LineMark()))
    }
    if let kern = attributes[Scope.KernAttribute.self] { changes.append(.kern(kern)) }
    if let space = attributes[Scope.TrackingAttribute.self] { changes.append(.tracking(space)) }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] {
      changes.append(.baselineOffset(offset))
    }
    return changes
  }

  /// What Foundation's attributes change: emphasis and links.
  private static func intents(_ attributes: AttributeContainer) -> [Attribute] {
    var changes: [Attribute] = []
    if let intent = attributes[
      AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self]
    {
      if intent.contains(.code) { changes.append(.monospaced(true)) }
      if intent.contains(.emphasized) { changes.append(.italic(true)) }
      if intent.contains(.stronglyEmphasized) { changes.append(.bold(true)) }
      if intent.contains(.strikethrough) { changes.append(.strikethrough(LineMark())) }
    }
    if let link = attributes.link {
      changes += [.style(AnyStyle(TintShapeStyle())), .link(link)]
    }
    return changes
  }
}
