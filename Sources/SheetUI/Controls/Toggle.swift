/// A switch with a label.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  @Environment(\.toggleStyle) private var style
  @Environment(\.menuContext) private var menu

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a switch for several things; it is on where all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
    self.label = label()
  }

  /// The switch in the environment's style; in a menu a row with a checkmark.
  public var body: some View {
    if menu != nil {
      MenuRow(isChecked: isOn.wrappedValue, role: nil) {
        isOn.wrappedValue.toggle()
      } label: {
        label
      }
    } else {
      styled(style)
    }
  }

  private func styled<S: ToggleStyle>(_ style: S) -> AnyView {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(ControlLabel(label))), isOn: isOn, isMixed: isMixed)
    return AnyView(
      style.makeBody(configuration: configuration)
        .modifier(EnvironmentValueModifier { $0.toggleStyle = DefaultToggleStyle() }))
  }
}

extension Toggle where Label == Text {
  /// Creates a switch beside a text in the language of the user.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch beside a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch for several things.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch for several things.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SheetUI.Label<Text, Image> {
  /// Creates a switch beside a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SheetUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch beside a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SheetUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a switch for several things.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SheetUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch beside a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SheetUI.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch from what a style draws.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
