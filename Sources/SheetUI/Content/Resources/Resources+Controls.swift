public import Foundation

// The words of controls as resources, which the names that are generated for strings are. What is
// written in the code is a key first, therefore each of these is disfavored.

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of a text and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Creates a label of a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a role and a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == SheetUI.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SheetUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a role, a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SheetUI.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SheetUI.Label(titleResource, image: image) }
  }

  /// Creates a button with a role, a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SheetUI.Label(titleResource, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch beside a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == SheetUI.Label<Text, Image> {
  /// Creates a switch beside a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SheetUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a switch beside a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SheetUI.Label(titleResource, image: image) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu behind a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a menu behind a text, with an action for a tap.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SheetUI.Label<Text, Image> {
  /// Creates a menu behind a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SheetUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker beside a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == SheetUI.Label<Text, Image> {
  /// Creates a picker beside a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SheetUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// Creates a picker of dates in a range with a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// Creates a picker of dates after a moment with a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// Creates a picker of dates before a moment with a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Link where Label == Text {
  /// Creates a link with a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
