import Foundation
import Raster
import Typography

/// Turns a text and its environment into what the typesetter takes.
struct StyledTextBuilder {
  /// The lines under and through a run, and their own colors.
  struct Marks: Equatable {
    var underline: Text.LineMark?
    var strikethrough: Text.LineMark?
    var underlineStyle: _ResolvedStyle?
    var strikethroughStyle: _ResolvedStyle?
    /// What lies behind the run.
    var background: _ResolvedStyle?
    /// What a tap on the run opens.
    var link: URL?
  }

  private(set) var text = StyledText()
  /// The styles that the runs' tags stand for.
  private(set) var styles: [_ResolvedStyle] = []
  /// The lines that the runs' tags stand for.
  private(set) var marks: [Marks] = []
  /// The pictures that the attachments' numbers stand for.
  private(set) var images: [ImageBehavior] = []

  init(_ source: Text, _ environment: EnvironmentValues) {
    append(source, [], environment)
  }

  /// Adds a text inside of what the texts around it change, the innermost change first.
  private mutating func append(
    _ source: Text, _ around: [Text.Attribute], _ environment: EnvironmentValues
  ) {
    for piece in source.pieces {
      let attributes = piece.attributes + around
      switch piece.content {
      case .verbatim(let string): append(string, attributes, environment)
      case .image(let image): append(image, attributes, environment)
      case .moment(let moment): append(moment.words(environment), attributes, environment)
      case .value(let value): append(value.words(environment.locale), attributes, environment)
      case .localized(let key, let table, let bundle):
        append(key, attributes, environment, table: table, bundle: bundle)
      case .resource(let resource):
        append(
          resource.key, attributes, environment, table: resource.table, bundle: resource.bundlePath)
      }
    }
  }

  /// Adds the words of a key, its Markdown and its values.
  private mutating func append(
    _ key: LocalizedStringKey, _ around: [Text.Attribute], _ environment: EnvironmentValues,
    table: String?, bundle: String?
  ) {
    let format = environment.words(of: key, table: table, bundle: bundle)
    var next = 0
    for run in Markdown.runs(format) {
      let attributes = run.attributes + around
      let string = FormatString(
        Substring(run.text), firstArgument: next, hasArguments: !key.arguments.isEmpty)
      next = string.nextArgument
      for part in string.parts {
        switch part {
        case .literal(let words): append(words, attributes, environment)
        case .argument(let index):
          guard key.arguments.indices.contains(index) else { continue }
          switch key.arguments[index] {
          case .words(let words, _): append(words, attributes, environment)
          case .text(let text): append(text, attributes, environment)
          }
        }
      }
    }
  }

  /// Adds words of one look.
  private mutating func append(
    _ string: String, _ attributes: [Text.Attribute], _ environment: EnvironmentValues
  ) {
    let look = Look(attributes, environment)
    text.append(look.textCase.map { $0.applied(to: string) } ?? string, attributes: tagged(look))
  }

  /// Adds a picture: a symbol stands on the baseline, anything else too.
  private mutating func append(
    _ image: Image, _ attributes: [Text.Attribute], _ environment: EnvironmentValues
  ) {
    let look = Look(attributes, environment)
    var inner = environment
    inner.font = look.font
    inner.textAttributes = []
    var behavior = image.behavior(inner)
    if let style = look.style { behavior.style = style }
    let size = behavior.naturalSize
    text.append(
      StyledText.Attachment(
        id: images.count, size: Size(size.width, size.height),
        depth: Double(size.height - (behavior.baseline ?? size.height))),
      attributes: tagged(look))
    images.append(behavior)
  }

  /// The typesetter's attributes of a look, with the number of its style.
  private mutating func tagged(_ look: Look) -> TextAttributes {
    var attributes = look.attributes
    let style = look.style ?? look.inherited
    let known = styles.indices.first { styles[$0] == style && marks[$0] == look.marks }
    if known == nil {
      styles.append(style)
      marks.append(look.marks)
    }
    attributes.tag = known ?? styles.count - 1
    return attributes
  }
}

/// What a piece's changes and its place add up to.
private struct Look {
  var attributes: TextAttributes
  var font: Font
  var style: _ResolvedStyle?
  var inherited: _ResolvedStyle
  var marks = StyledTextBuilder.Marks()
  var textCase: Text.Case?

  init(_ changes: [Text.Attribute], _ environment: EnvironmentValues) {
    // Inner changes win, so the outermost is applied first.
    let changes = environment.textAttributes + changes.reversed()
    font = Self.font(changes, environment)
    inherited = ForegroundStyle()._resolve(in: environment)
    attributes = TextAttributes(font: font.resolve(in: environment))
    for change in changes { apply(change, environment) }
  }

  private static func font(
    _ changes: [Text.Attribute], _ environment: EnvironmentValues
  ) -> Font {
    var font = environment.font ?? .body
    for case .font(let new?) in changes { font = new }
    // Weight and slant hold for whichever font is named, inside or outside of them.
    for change in changes {
      switch change {
      case .weight, .width, .design, .bold, .italic, .monospaced, .monospacedDigits, .scale:
        font = change.changed(font)
      default: break
      }
    }
    return font
  }

  private mutating func apply(_ change: Text.Attribute, _ environment: EnvironmentValues) {
    switch change {
    case .style(let new): style = new.style._resolve(in: environment)
    case .background(let color): marks.background = color?._resolve(in: environment)
    case .kern(let kern): attributes.kern = Double(kern)
    case .tracking(let tracking): attributes.tracking = Double(tracking)
    case .baselineOffset(let offset): attributes.baselineOffset = Double(offset)
    case .underline(let mark):
      attributes.isUnderlined = mark != nil
      marks.underline = mark
      marks.underlineStyle = mark?.color?._resolve(in: environment)
    case .strikethrough(let mark):
      attributes.isStruckThrough = mark != nil
      marks.strikethrough = mark
      marks.strikethroughStyle = mark?.color?._resolve(in: environment)
    case .textCase(let new): textCase = new
    case .link(let url): marks.link = url
    default: break
    }
  }
}

extension Text.Case {
  /// Returns a string in the case; by Unicode's rules, whatever the language.
  func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}

extension Markdown.Run {
  /// The run's marks as changes of a text, the innermost first.
  var attributes: [Text.Attribute] {
    var attributes: [Text.Attribute] = []
    if style.contains(.code) { attributes.append(.monospaced(true)) }
    if style.contains(.emphasized) { attributes.append(.italic(true)) }
    if style.contains(.strong) { attributes.append(.bold(true)) }
    if style.contains(.struck) { attributes.append(.strikethrough(Text.LineMark())) }
    if let link {
      attributes.append(.style(Text.AnyStyle(TintShapeStyle())))
      if let url = URL(string: link) { attributes.append(.link(url)) }
    }
    return attributes
  }
}

extension Text {
  /// The words in the language of an environment, without their looks.
  func words(_ environment: EnvironmentValues) -> String {
    StyledTextBuilder(self, environment).text.string
  }
}
