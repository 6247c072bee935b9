// The declarations that PartialSheet's documentation shows, unchanged, with the bodies that it leaves
// out, and a use of every case that it lists.
import PartialSheet
import SwiftUI

enum Documented {
public enum PSType {
    case `dynamic`
    case scrollView(height: CGFloat, showsIndicators: Bool)
}

public enum PSIphoneBackground {
        case solid(Color) // Solid color for the background
        case blur(Material) // A material blur effect for the background
    }

public enum PSHandleBarStyle {
        case solid(Color) // Solid color for the handlebar
        case none // None, in case you don't want the handlebar
    }

 public enum PSCoverStyle {
        case enabled(Color) // Enable the cover layer between the sheet and its parent view, with a solid color.
        case disabled // Don't display any cover
    }

 public enum PSIpadMacCloseButtonStyle {
        case icon(image: Image, color: Color) // Enable the code icon with your image and a specific color
        case none // Hide the close button
    }

struct IphoneStyle {
    public init(background: PSIphoneBackground, // The background of the Sheet
                handleBarStyle: PSHandleBarStyle, // The style of the handlebar
                cover: PSCoverStyle, // The cover style
                cornerRadius: CGFloat // The corner radius of the sheet
    ) {}
}

struct IpadMacStyle {
    public init(backgroundColor: Color, // The background color of the Sheet
                closeButtonStyle: PSIpadMacCloseButtonStyle // The style of close button
    ) {}
}

struct SlideAnimation {
public init(slideIn: Animation? = nil, slideOut: Animation? = nil) {}

private(set) var defaultSlideAnimation: Animation = {
        .interpolatingSpring(stiffness: 300.0, damping: 30.0, initialVelocity: 10.0)
    }()
}
}

struct Method<Base: View> {
let base: Base
@MainActor
func partialSheet<Content: View>(isPresented: Binding<Bool>,
                                     type: PSType = PSType.dynamic,
                                     iPhoneStyle: PSIphoneStyle = .defaultStyle(),
                                     iPadMacStyle: PSIpadMacStyle = .defaultStyle(),
                                     slideAnimation: PSSlideAnimation? = nil,
                                     @ViewBuilder content: @escaping () -> Content) -> some View {
base.partialSheet(
isPresented: isPresented, type: type, iPhoneStyle: iPhoneStyle, iPadMacStyle: iPadMacStyle,
slideAnimation: slideAnimation, content: content)
}
}

public struct PartialSheetUses: View {
  @State private var isPresented = false
  @State private var isScrolling = false

  public init() {}

  public var body: some View {
    VStack {
      PSButton(isPresenting: $isPresented, label: { Text("Show") })
      Button("Scroll") { isScrolling = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .partialSheet(isPresented: $isPresented) { Text("Content").padding(40) }
    .partialSheet(
      isPresented: $isScrolling,
      type: .scrollView(height: 300, showsIndicators: false),
      iPhoneStyle: PSIphoneStyle(
        background: .blur(.ultraThinMaterial),
        handleBarStyle: .none,
        cover: .enabled(.black.opacity(0.4)),
        cornerRadius: 30),
      iPadMacStyle: PSIpadMacStyle(
        backgroundColor: .red,
        closeButtonStyle: .icon(image: Image(systemName: "xmark"), color: .secondary)),
      slideAnimation: PSSlideAnimation(
        slideIn: .interpolatingSpring(stiffness: 200, damping: 6), slideOut: nil)
    ) {
      ForEach(0..<20) { Text("Row \($0)") }
    }
    .partialSheet(
      isPresented: .constant(false),
      type: .dynamic,
      iPhoneStyle: PSIphoneStyle(
        background: .solid(.white),
        handleBarStyle: .solid(.gray),
        cover: .disabled,
        cornerRadius: 0),
      iPadMacStyle: PSIpadMacStyle(backgroundColor: .blue, closeButtonStyle: .none)
    ) {
      Text("Never")
    }
    .attachPartialSheetToRoot()
  }
}
