public import Foundation

/// Two buttons that count up and down.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates a stepper that calls closures; a button without one can't be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// The label, and the buttons at the trailing edge.
  public var body: some View {
    HStack(spacing: 0) {
      if !labelsHidden {
        ControlLabel(label)
        Spacer()
      }
      StepperButtons(
        increment: increment, decrement: decrement, onEditingChanged: onEditingChanged
      )
      .layoutPriority(1)
    }
    .rowControl(height: StepperButtons.size.height)
  }
}

extension Stepper {
  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let (now, (lower, upper)) = (value.wrappedValue, (bounds.lowerBound, bounds.upperBound))
    self.init(
      label: label,
      onIncrement: now < upper
        ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), upper) } : nil,
      onDecrement: now > lower
        ? { value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), lower) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures; the form before iOS 15.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value; the form before iOS 15.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range; the form before iOS 15.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value that a format shows.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  // Reason: SwiftUI's own signature.
  /// Creates a stepper of a value in a range that a format shows.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that calls closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value that a format shows.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  // Reason: SwiftUI's own signature.
  /// Creates a stepper of a value in a range that a format shows.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}

/// UIKit's stepper: 94 × 32 points, radius 8, two halves with a line between them.
struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  @Environment(\.isEnabled) private var isEnabled

  static let size = CGSize(width: 94, height: 32)

  var body: some View {
    HStack(spacing: 0) {
      half("minus", decrement)
      Rectangle()
        .fill(Color(SystemColor.systemGray).opacity(0.3))
        .frame(width: 1, height: 18)
      half("plus", increment)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .background(
      Color(SystemColor.tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 17))
      .foregroundStyle(
        isEnabled && action != nil
          ? Color(SystemColor.label) : Color(SystemColor.tertiaryLabel)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(WholeBoxHit())
      .onTapGesture {
        guard let action else { return }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
  }
}
