/// What a sheet is to show.
struct SheetRequest<Content: View> {
  /// What the content is about; another key is another sheet.
  let key: AnyHashable
  /// The content.
  let content: Content
}

/// Presents a layer over the one that the view is in.
nonisolated struct SheetModifier<Sheet: View>: _BuiltInModifier {
  /// Where and how the layer appears.
  let options: PresentationOptions
  /// Returns what is to be shown, nil for nothing.
  let request: () -> SheetRequest<Sheet>?
  /// Says that nothing is to be shown any more.
  let reset: () -> Void
  /// Called when a layer is gone.
  let onDismiss: (() -> Void)?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SheetNode(view, inputs)
  }
}

extension SheetModifier {
  /// Presents while a flag is set.
  init(
    _ options: PresentationOptions, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Sheet
  ) {
    self.options = options
    self.onDismiss = onDismiss
    request = { isPresented.wrappedValue ? SheetRequest(key: true, content: content()) : nil }
    reset = { isPresented.wrappedValue = false }
  }

  /// Presents while there is an item.
  init<Item: Identifiable>(
    _ options: PresentationOptions, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Sheet
  ) {
    self.options = options
    self.onDismiss = onDismiss
    request = {
      item.wrappedValue.map { SheetRequest(key: AnyHashable($0.id), content: content($0)) }
    }
    reset = { item.wrappedValue = nil }
  }
}

extension View {
  /// Presents a sheet while a flag is set.
  ///
  /// On a phone the sheet is a card up to just below the status bar; on larger screens it floats at
  /// the size of a page, as it did for everything built before the iOS 18 SDK.
  ///
  /// `onDismiss` is called once the sheet has left the screen.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet about an item while there is one; another item gets another sheet.
  ///
  /// `onDismiss` is called once a sheet has left the screen.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole window while a flag is set.
  ///
  /// `onDismiss` is called once the cover has left the screen.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole window for an item while there is one.
  ///
  /// `onDismiss` is called once a cover has left the screen.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(.cover, item: item, onDismiss: onDismiss, content: content))
  }
}

extension PresentationOptions {
  /// SwiftUI's sheet.
  static var sheet: PresentationOptions { PresentationOptions() }
  /// SwiftUI's cover of the whole window.
  static var cover: PresentationOptions { PresentationOptions(placement: .opaqueWindow) }

  /// Changes an environment to that inside of such a layer.
  func adapt(_ environment: inout EnvironmentValues) {
    guard placement.isCard else { return }
    environment.interfaceLevel = .elevated
    if placement == .form, environment.idiom == .pad { environment.horizontalSizeClass = .compact }
  }
}
