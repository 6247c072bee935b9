public import SwiftUI

/// A button that opens or closes a partial sheet and can't be tapped twice in a row.
///
/// The library that this module follows drops `action`; here it is called after the binding has
/// changed.
public struct PSButton<Content: View>: View {
  @Binding private var isPresenting: Bool
  private let action: (() -> Void)?
  private let label: () -> Content

  @State private var isDisabled = false

  /// How long the button rests after a tap, in seconds.
  private static var rest: Double { 0.5 }

  /// Creates a button.
  public init(
    isPresenting: Binding<Bool>, action: (() -> Void)? = nil,
    label: @escaping () -> Content
  ) {
    _isPresenting = isPresenting
    self.action = action
    self.label = label
  }

  /// The label, to be tapped.
  public var body: some View {
    Button {
      isDisabled = true
      isPresenting.toggle()
      action?()
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) { isDisabled = false }
    } label: {
      label()
    }
    .disabled(isDisabled)
  }
}
