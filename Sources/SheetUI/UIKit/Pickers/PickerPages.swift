import Foundation

/// What a picker of pictures or files shows while there is nothing to choose.
package struct EmptyLibraryPage: View {
  let title: String
  let symbol: String
  let words: String
  let cancel: @MainActor () -> Void

  /// Creates a page with a title, a symbol over some words, and a way back.
  nonisolated package init(
    title: String, symbol: String, words: String, cancel: @escaping @MainActor () -> Void
  ) {
    (self.title, self.symbol, self.words, self.cancel) = (title, symbol, words, cancel)
  }

  /// The bar and the words.
  package var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Text(verbatim: title).font(.headline)
        HStack {
          Button(action: cancel) { Text(verbatim: "Cancel") }
          Spacer()
        }
      }
      .padding(.horizontal, 16)
      .frame(height: 56)
      Divider()
      Spacer()
      Image(systemName: symbol).font(.system(size: 48)).foregroundStyle(.secondary)
      Text(verbatim: words).font(.title2.weight(.bold)).padding(.top, 12)
      Spacer()
    }
    .background(Color(SystemColor.systemBackground))
  }
}

/// What a camera shows that sees nothing: black, its shutter, and the way back.
///
/// The shutter is a ring of 66 points and 4 points around a disc of 56 (the system's, observed).
struct CameraPage: View {
  let showsControls: Bool
  let cancel: @MainActor () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.ignoresSafeArea()
      if showsControls {
        ZStack {
          Circle().strokeBorder(Color.white, lineWidth: 4).frame(width: 66, height: 66)
          Circle().fill(Color.white).frame(width: 56, height: 56)
          HStack {
            Button(action: cancel) { Text(verbatim: "Cancel").foregroundStyle(.white) }
            Spacer()
            Image(systemName: "arrow.triangle.2.circlepath").font(.title2)
          }
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 20)
        .padding(.bottom, 24)
      }
    }
  }
}

extension UIViewController {
  /// Fills a controller's view with a page that stands for one of the system's.
  package func show(standIn page: some View) {
    let host = UIHostingController(rootView: page)
    addChild(host)
    view.fill(with: host)
    host.didMove(toParent: self)
  }
}

extension UIView {
  /// Fills a view with a page that stands for one of the system's; the view's owner keeps the page.
  package func fill<Page: View>(with host: UIHostingController<Page>) {
    guard let inner = host.view else { return }
    inner.frame = bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(inner)
  }
}
