import Raster

extension Color {
  /// The system's red.
  public static let red = Color(SystemColor.systemRed)
  /// The system's orange.
  public static let orange = Color(SystemColor.systemOrange)
  /// The system's yellow.
  public static let yellow = Color(SystemColor.systemYellow)
  /// The system's green.
  public static let green = Color(SystemColor.systemGreen)
  /// The system's mint.
  public static let mint = Color(SystemColor.systemMint)
  /// The system's teal.
  public static let teal = Color(SystemColor.systemTeal)
  /// The system's cyan.
  public static let cyan = Color(SystemColor.systemCyan)
  /// The system's blue.
  public static let blue = Color(SystemColor.systemBlue)
  /// The system's indigo.
  public static let indigo = Color(SystemColor.systemIndigo)
  /// The system's purple.
  public static let purple = Color(SystemColor.systemPurple)
  /// The system's pink.
  public static let pink = Color(SystemColor.systemPink)
  /// The system's brown.
  public static let brown = Color(SystemColor.systemBrown)
  /// The system's gray.
  public static let gray = Color(SystemColor.systemGray)
  /// White.
  public static let white = Color(Raster.Color.white)
  /// Black.
  public static let black = Color(Raster.Color.black)
  /// Nothing.
  public static let clear = Color(Raster.Color.clear)
  /// The color of primary text.
  public static let primary = Color(SystemColor.label)
  /// The color of secondary text.
  public static let secondary = Color(SystemColor.secondaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint, or the accent color where none is set.
  public static let accentColor = Color(provider: .accent)
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color(SystemColor.systemRed) }
  /// The system's orange.
  public static var orange: Color { Color(SystemColor.systemOrange) }
  /// The system's yellow.
  public static var yellow: Color { Color(SystemColor.systemYellow) }
  /// The system's green.
  public static var green: Color { Color(SystemColor.systemGreen) }
  /// The system's mint.
  public static var mint: Color { Color(SystemColor.systemMint) }
  /// The system's teal.
  public static var teal: Color { Color(SystemColor.systemTeal) }
  /// The system's cyan.
  public static var cyan: Color { Color(SystemColor.systemCyan) }
  /// The system's blue.
  public static var blue: Color { Color(SystemColor.systemBlue) }
  /// The system's indigo.
  public static var indigo: Color { Color(SystemColor.systemIndigo) }
  /// The system's purple.
  public static var purple: Color { Color(SystemColor.systemPurple) }
  /// The system's pink.
  public static var pink: Color { Color(SystemColor.systemPink) }
  /// The system's brown.
  public static var brown: Color { Color(SystemColor.systemBrown) }
  /// The system's gray.
  public static var gray: Color { Color(SystemColor.systemGray) }
  /// White.
  public static var white: Color { Color(Raster.Color.white) }
  /// Black.
  public static var black: Color { Color(Raster.Color.black) }
  /// Nothing.
  public static var clear: Color { Color(Raster.Color.clear) }
}
