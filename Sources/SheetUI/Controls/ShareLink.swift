import Foundation

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
