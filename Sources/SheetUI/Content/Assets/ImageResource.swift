public import Foundation

/// The name of a picture in an asset catalog, as generated code has it.
public struct ImageResource: Hashable, Sendable {
  /// The name.
  let name: String
  /// The bundle's path.
  let bundlePath: String

  /// Creates a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension Image {
  /// Shows a picture of an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(source: .asset(name: resource.name, bundle: resource.bundlePath))
  }

  /// Shows a picture of an asset catalog that means nothing to assistive techniques.
  public init(decorative resource: ImageResource) { self.init(resource) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text in the language of the user and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label of a string and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == SheetUI.Label<Text, Image> {
  /// Creates a button with a title and a picture of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SheetUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a string and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SheetUI.Label(title, image: image) }
  }

  /// Creates a button with a role, a title and a picture of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SheetUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a role, a string and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SheetUI.Label(title, image: image) }
  }
}

extension Menu where Label == SheetUI.Label<Text, Image> {
  /// Creates a menu behind a title and a picture of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SheetUI.Label(titleKey, image: image) }
  }

  /// Creates a menu behind a string and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SheetUI.Label(title, image: image) }
  }
}

extension Toggle where Label == SheetUI.Label<Text, Image> {
  /// Creates a switch beside a title and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SheetUI.Label(titleKey, image: image) }
  }

  /// Creates a switch beside a string and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SheetUI.Label(title, image: image) }
  }
}

extension Picker where Label == SheetUI.Label<Text, Image> {
  /// Creates a picker beside a title and a picture of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SheetUI.Label(titleKey, image: image) }
  }

  /// Creates a picker beside a string and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SheetUI.Label(title, image: image) }
  }
}
