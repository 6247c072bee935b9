/// A style of the system, which is one of how buttons look.
@MainActor
protocol SystemButtonStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle

  /// The look.
  nonisolated var look: Look { get }
}

extension SystemButtonStyle {
  /// The look without its type.
  nonisolated var anyLook: any ButtonStyle { look }
}

/// The look that suits the place: the label in the accent color.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated var look: ButtonLook { ButtonLook(.automatic) }

  /// Shows the button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place: the label in the accent color.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Buttons without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated var look: ButtonLook { ButtonLook(.plain) }

  /// Shows the button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Buttons without a border: the label in the accent color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated var look: ButtonLook { ButtonLook(.borderless) }

  /// Shows the button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons without a border: the label in the accent color.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Buttons on a pale background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated var look: ButtonLook { ButtonLook(.bordered) }

  /// Shows the button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons on a pale background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Buttons on a background in the accent color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated var look: ButtonLook { ButtonLook(.borderedProminent) }

  /// Shows the button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons on a background in the accent color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Buttons of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated var look: ButtonLook { ButtonLook(.glass) }

  /// Shows the button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Buttons of some kind of glass; all kinds are drawn as the usual one.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

/// Buttons of glass in the accent color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated var look: ButtonLook { ButtonLook(.glassProminent) }

  /// Shows the button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons of glass in the accent color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The system's looks of buttons.
struct ButtonLook: ButtonStyle {
  enum Kind {
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent
    case glass
    case glassProminent
  }

  let kind: Kind

  nonisolated init(_ kind: Kind) { self.kind = kind }

  func makeBody(configuration: Configuration) -> some View {
    switch kind {
    case .automatic, .borderless: BorderlessButton(configuration: configuration)
    case .plain: PlainButton(configuration: configuration)
    case .bordered: BorderedButton(configuration: configuration, isProminent: false)
    case .borderedProminent: BorderedButton(configuration: configuration, isProminent: true)
    case .glass: GlassButton(configuration: configuration, isProminent: false)
    case .glassProminent: GlassButton(configuration: configuration, isProminent: true)
    }
  }
}
