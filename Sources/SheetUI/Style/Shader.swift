public import Foundation

/// A function of Metal with its arguments.
///
/// There is no Metal here: views with a shader are drawn without it, the layout tree names it, and a
/// shape that is filled with one has the primary color.
public struct Shader: Equatable, Sendable {
  /// What a function is called with.
  public struct Argument: Equatable, Sendable {
    private let words: String

    private init(_ name: String, _ values: Any...) { words = "\(name) \(values)" }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument("float", Double(x))
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("float2", Double(x), Double(y))
    }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("float3", Double(x), Double(y), Double(z))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument("float4", Double(x), Double(y), Double(z), Double(w)) }
    /// A point's numbers.
    public static func float2(_ point: CGPoint) -> Argument {
      Argument("float2", point.x, point.y)
    }
    /// A size's numbers.
    public static func float2(_ size: CGSize) -> Argument {
      Argument("float2", size.width, size.height)
    }
    /// A vector's numbers.
    public static func float2(_ vector: CGVector) -> Argument {
      Argument("float2", vector.dx, vector.dy)
    }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("floats", array) }
    /// The view's rectangle.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument("color", color) }
    /// Any number of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument("colors", array) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Any data.
    public static func data(_ data: Data) -> Argument { Argument("data", data.count) }
  }

  /// What a shader is compiled for.
  public struct UsageType: Hashable, Sendable {
    private let rawValue: Int

    /// Filling shapes.
    public static let shapeStyle = UsageType(rawValue: 0)
    /// Changing colors.
    public static let colorEffect = UsageType(rawValue: 1)
    /// Moving pixels.
    public static let distortionEffect = UsageType(rawValue: 2)
    /// Making pixels from others.
    public static let layerEffect = UsageType(rawValue: 3)
  }

  /// The function.
  public var function: ShaderFunction
  /// What it is called with.
  public var arguments: [Argument]
  /// Whether colors are mixed with noise against steps.
  public var dithersColor = false

  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Compiles the function; there is nothing to compile.
  public func compile(as type: UsageType) async throws {}
}

extension Shader: ShapeStyle {
  /// The primary color.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.primary }
}

/// A function of Metal.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where it comes from.
  public var library: ShaderLibrary
  /// The name.
  public var name: String

  /// Names a function.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Calls the function.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Functions of Metal, by their names; nothing is read.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// The functions of the app.
  public static let `default` = ShaderLibrary()

  private init() {}
  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  /// The functions of compiled data.
  public init(data: Data) {}
  /// The functions of a file.
  public init(url: URL) {}

  /// A function of the app.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
