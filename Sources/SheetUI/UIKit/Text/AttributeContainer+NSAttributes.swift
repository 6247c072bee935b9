public import Foundation

extension NSUnderlineStyle: Hashable {}

extension AttributeContainer {
  private typealias Scope = AttributeScopes.UIKitAttributes
  private typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute

  /// Creates a container of UIKit's attributes; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Scope.UnderlineStyleAttribute.self] = Self.line(dictionary[.underlineStyle])
    self[Scope.StrikethroughStyleAttribute.self] = Self.line(dictionary[.strikethroughStyle])
    self[Scope.KernAttribute.self] = Self.points(dictionary[.kern])
    self[Scope.TrackingAttribute.self] = Self.points(dictionary[.tracking])
    self[Scope.BaselineOffsetAttribute.self] = Self.points(dictionary[.baselineOffset])
    self[Link.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// Creates a container of the attributes of a scope.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any],
    including keyPath: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(dictionary)
  }

  private static func points(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return points(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  /// The attributes by the names of Foundation's older strings.
  var namedAttributes: [NSAttributedString.Key: Any] {
    var named: [NSAttributedString.Key: Any] = [:]
    named[.font] = self[Scope.FontAttribute.self]
    named[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    named[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    named[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    named[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    named[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    named[.kern] = self[Scope.KernAttribute.self]
    named[.tracking] = self[Scope.TrackingAttribute.self]
    named[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    named[.link] = self[Link.self]
    return named
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary of a container's attributes that UIKit shows.
  public init(_ container: AttributeContainer) { self = container.namedAttributes }
}

extension AttributedString {
  /// Creates a string with the attributes of one of Foundation's older kind.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let words = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(words, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// Creates a string of Foundation's older kind with the attributes that UIKit shows.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters),
          attributes: run.attributes.namedAttributes))
    }
    self.init(attributedString: text)
  }
}
