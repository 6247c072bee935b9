public import SwiftUI

/// Opens and closes the sheet of the view around that `addPartialSheet(style:)` is attached to.
///
/// The way of the library's second version: one manager is handed down with
/// `environmentObject(_:)`, and every view can open a sheet through it.
@MainActor @preconcurrency
public class PartialSheetManager: ObservableObject {
  /// What is asked for; counted, so that new content for an open sheet is a new request.
  struct Request: Equatable {
    var isPresented = false
    var number = 0
  }

  /// What is asked for.
  @Published private(set) var request = Request()
  /// The content of the sheet.
  private(set) var content: @MainActor () -> AnyView = { AnyView(EmptyView()) }
  /// What is done when the sheet is closed.
  private var onDismiss: (() -> Void)?

  /// How sheets slide in and out.
  public var defaultAnimation = PSSlideAnimation.defaultSlideAnimation

  /// Creates a manager without a sheet.
  public init() {}

  /// Opens a sheet of its content's height, or gives the open one new content.
  public func showPartialSheet<T: View>(
    _ onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> T
  ) {
    self.onDismiss = onDismiss
    setContent(content)
    ask(isPresented: true)
  }

  /// Changes the content of the sheet, what is done when it is closed, and whether it is open.
  public func updatePartialSheet<T: View>(
    isPresented: Bool? = nil, content: (() -> T)? = nil, onDismiss: (() -> Void)? = nil
  ) {
    if let content { setContent(content) }
    if let onDismiss { self.onDismiss = onDismiss }
    if content != nil || isPresented != nil { ask(isPresented: isPresented) }
  }

  /// Closes the sheet and does what is to be done then.
  public func closePartialSheet() {
    ask(isPresented: false)
    onDismiss?()
  }

  /// Takes note of the user's having closed the sheet.
  func userDidDismiss() {
    request.isPresented = false
    onDismiss?()
  }

  private func setContent<T: View>(_ content: @escaping () -> T) {
    self.content = { AnyView(content().transition(.identity)) }
  }

  private func ask(isPresented: Bool?) {
    let isPresented = isPresented ?? request.isPresented
    request = Request(isPresented: isPresented, number: request.number + 1)
  }
}
