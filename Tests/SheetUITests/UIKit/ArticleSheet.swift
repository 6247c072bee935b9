// swift-format-ignore-file
// The two types of an article about sheets of one's own size, as they are printed there.
import SwiftUI
import UIKit

class UISheetController<Content>: UIHostingController<Content> where Content: View {
override init(rootView: Content) {
super.init(rootView: rootView)
view.backgroundColor = .clear
modalPresentationStyle = .overCurrentContext
modalTransitionStyle = .crossDissolve
}
@available(*, unavailable)
required public init?(coder aDecoder: NSCoder) {
fatalError("init(coder:) has not been implemented")
}
}

struct CustomSheetView<Content: View>: View {
@Environment(\.dismiss) private var dismiss
private var content: Content
private var heightRatio: CGFloat
private var widthRatio: CGFloat
init(height: CGFloat = 0.7, width: CGFloat = 0.7, @ViewBuilder content: @escaping () -> Content) {
self.widthRatio = width
self.heightRatio = height
self.content = content()
}
var body: some View {
ZStack {
Color.black.opacity(0.5).onTapGesture { dismiss() }
GeometryReader { geometry in
let width = geometry.size.width * widthRatio
let height = geometry.size.height * heightRatio
content
.position(x: geometry.frame(in: .global).midX,
y: geometry.frame(in: .global).midY)
.frame(width: width, height: height, alignment: .center)
}
}
.edgesIgnoringSafeArea(.all)
}
}
