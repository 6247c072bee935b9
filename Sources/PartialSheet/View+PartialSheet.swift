public import SwiftUI

extension View {
  /// Lets the views inside open partial sheets over this one.
  ///
  /// Attach it to the root view: cover and sheet then reach the screen's edges. Attached to a part of
  /// the screen, such as the view above a bar, they stand on that part's lower edge and leave what is
  /// below it uncovered.
  public func attachPartialSheetToRoot() -> some View { modifier(SheetRoot()) }

  // Reason: seven parameters, because PartialSheet's signature has them.
  /// Shows a sheet of its content's height over the root view while a binding is true.
  ///
  /// Opening and closing follow the binding's changes: a binding that is true from the start opens
  /// nothing. Styles are those of the moment of opening.
  public func partialSheet<Content: View>(
    isPresented: Binding<Bool>, type: PSType = .dynamic,
    iPhoneStyle: PSIphoneStyle = .defaultStyle(), iPadMacStyle: PSIpadMacStyle = .defaultStyle(),
    slideAnimation: PSSlideAnimation? = nil, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresenter(
        isPresented: isPresented,
        sheet: Sheet(
          type: type, iPhoneStyle: iPhoneStyle, iPadMacStyle: iPadMacStyle,
          slideAnimation: slideAnimation ?? PSSlideAnimation(),
          // The content comes and goes with the sheet, and doesn't fade on the way.
          content: { AnyView(content().transition(.identity)) }, onDismiss: onDismiss)))
  }
}

/// One sheet as its presenter describes it.
struct Sheet {
  var type = PSType.dynamic
  var iPhoneStyle = PSIphoneStyle.defaultStyle()
  var iPadMacStyle = PSIpadMacStyle.defaultStyle()
  var slideAnimation = PSSlideAnimation()
  var content: @MainActor () -> AnyView = { AnyView(EmptyView()) }
  var onDismiss: (() -> Void)?
  /// Tells the presenter's binding that the sheet is closed.
  var reset: () -> Void = {}
  /// Above what the sheet's top doesn't rise, in points from the layer's; nil for nothing.
  var leastTop: CGFloat?
  /// What the cover shows the presenter through; nil for nothing but its color.
  var coverBlur: Material?
}

/// Opens and closes a sheet when a binding changes.
struct SheetPresenter: ViewModifier {
  @Binding var isPresented: Bool
  let sheet: Sheet

  @EnvironmentObject private var manager: SheetManager
  @State private var identity = PresenterIdentity()

  func body(content: Content) -> some View {
    content.onChange(of: isPresented) { _, isPresented in
      if isPresented {
        var sheet = sheet
        let binding = $isPresented
        sheet.reset = { binding.wrappedValue = false }
        manager.present(sheet, by: identity)
      } else {
        manager.close(by: identity)
      }
    }
  }
}
