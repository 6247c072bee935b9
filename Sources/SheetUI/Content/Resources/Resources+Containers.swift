public import Foundation

// The words of fields, sections and pages as resources; see the controls.

extension TextField where Label == Text {
  /// Creates a field with a placeholder.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field with a placeholder that grows along an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field of a formatted value with a placeholder.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field of a formatted value, or of nothing, with a placeholder.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a placeholder.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// Creates a section with a title that opens and closes it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a label.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource) { Text(value) }
  }

  /// Creates a formatted value with a label.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleResource) { Text(value, format: format) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a label.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(labelResource) }
  }

  /// Creates a group with a label that is open while a flag is set.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(labelResource) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a label.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// Creates a view of a value's share in a total, with a title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == SheetUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: SheetUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Creates the view from a title and a picture.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(
      label: SheetUI.Label(title, image: name), description: description, actions: EmptyView())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link of a text to a view.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link of a text to the page of a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab of a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), role, Text(titleResource), Image(systemName: systemImage), content())
  }

  /// Creates a tab of a text and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), role, Text(titleResource), Image(image), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab of a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, Text(titleResource), Image(systemName: systemImage), content()) }

  /// Creates a tab of a text and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, Text(titleResource), Image(image), content()) }
}
