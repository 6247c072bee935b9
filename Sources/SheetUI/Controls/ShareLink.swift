public import Foundation

/// Something that can be handed to other apps.
public protocol Transferable {
  /// The type of the ways in which it is handed over.
  associatedtype Representation: TransferRepresentation

  /// The ways in which it is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which something is handed to other apps; nothing is handed over from a picture.
public protocol TransferRepresentation {
  /// What is handed over.
  associatedtype Item
}

/// Builds the ways in which something is handed over.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// Returns a way as it is.
  public static func buildExpression<R: TransferRepresentation>(
    _ content: R
  ) -> R where R.Item == Item { content }
  /// Returns a way as it is.
  public static func buildBlock<R: TransferRepresentation>(
    _ content: R
  ) -> R where R.Item == Item { content }
  /// Returns the first of several ways.
  public static func buildBlock<R1: TransferRepresentation, R2: TransferRepresentation>(
    _ first: R1, _ second: R2
  ) -> R1 where R1.Item == Item, R2.Item == Item { first }
}

/// Hands something else over in place of the item.
public struct ProxyRepresentation<Item, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// Hands over what a closure makes of the item.
  public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {}

  /// Hands over what a closure makes of the item, and takes the same back.
  public init(
    exporting: @escaping (Item) throws -> ProxyRepresentation,
    importing: @escaping (ProxyRepresentation) throws -> Item
  ) {}
}

/// Hands something over as it is.
public struct PlainTransfer<Item>: TransferRepresentation {}

extension String: Transferable {
  /// The string as it is.
  public static var transferRepresentation: PlainTransfer<String> { PlainTransfer() }
}

extension URL: Transferable {
  /// The address as it is.
  public static var transferRepresentation: PlainTransfer<URL> { PlainTransfer() }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: PlainTransfer<Data> { PlainTransfer() }
}

extension AttributedString: Transferable {
  /// The string as it is.
  public static var transferRepresentation: PlainTransfer<AttributedString> { PlainTransfer() }
}

extension Image: Transferable {
  /// The picture as it is.
  public static var transferRepresentation: PlainTransfer<Image> { PlainTransfer() }
}

extension Color: Transferable {
  /// The color as it is.
  public static var transferRepresentation: PlainTransfer<Color> { PlainTransfer() }
}

/// What the system's sheet for sharing shows of an item.
public struct SharePreview<Image, Icon> {
  let title: String

  private init(title: String) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: String(localized: titleKey)) }
  /// Shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: String(title)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Shows a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: String(localized: titleKey))
  }
  /// Shows a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: String(title)) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Shows a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: String(localized: titleKey))
  }
  /// Shows a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: String(title)) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Shows a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: String(localized: titleKey))
  }
  /// Shows a title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: String(title))
  }
}

/// A button that opens the system's sheet for sharing, which isn't drawn.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let label: Label

  init(label: Label) { self.label = label }

  /// The label, as a button.
  public var body: some View {
    Button(action: {}, label: { label })
  }
}

/// The label of a link for sharing that names none.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  /// The title with the system's symbol for sharing.
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
