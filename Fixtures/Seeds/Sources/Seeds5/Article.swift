// The code blocks of an article about sheets of one's own size, unchanged, and the declarations that
// it leaves to the reader.
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

// What the article leaves to the reader.

struct CustomAlertView: View {
  let error: Error

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").font(.largeTitle)
      Text("Something went wrong").font(.headline)
      Text(error.localizedDescription).font(.subheadline).multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
    .cornerRadius(20)
  }
}

public final class AlertingViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    title = "Library"
  }

  public func fail() { presentAlert(for: CocoaError(.fileNoSuchFile)) }

  public func presentDefault() {
    present(UISheetController(rootView: CustomSheetView { Color.red }), animated: true)
  }

func presentAlert(for error: Error) {
let view = CustomSheetView(height: 0.4, width: 0.3) { CustomAlertView(error: error) }
let controller = UISheetController(rootView: view)
navigationController?.present(controller, animated: true)
}
}
