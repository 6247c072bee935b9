/// Commands of a menu bar, which no stage shows.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that these are made of.
  associatedtype Body: Commands

  /// The commands that these are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body.
@MainActor @preconcurrency
public protocol _BuiltInCommands: Commands where Body == Never {}

extension _BuiltInCommands {
  /// Not to be called: built-in commands have no parts.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}

/// No commands.
nonisolated public struct EmptyCommands: _BuiltInCommands {
  /// Creates no commands.
  public init() {}
}

/// A menu of a menu bar.
nonisolated public struct CommandMenu<Content: View>: _BuiltInCommands {
  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Where commands stand among the system's.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// New documents.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement()
  /// Copying.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// Sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// Commands among the system's.
nonisolated public struct CommandGroup<Content: View>: _BuiltInCommands {
  /// Puts commands before the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands after the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands in place of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The commands of sidebars.
nonisolated public struct SidebarCommands: _BuiltInCommands {
  /// Creates the commands.
  public init() {}
}

/// The commands of text.
nonisolated public struct TextEditingCommands: _BuiltInCommands {
  /// Creates the commands.
  public init() {}
}

/// The commands of toolbars.
nonisolated public struct ToolbarCommands: _BuiltInCommands {
  /// Creates the commands.
  public init() {}
}

/// Collects the commands that a closure lists.
@resultBuilder
public struct CommandsBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds no commands from an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes a single piece on.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines several pieces.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds the first branch of a condition.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds the second branch of a condition.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
}
