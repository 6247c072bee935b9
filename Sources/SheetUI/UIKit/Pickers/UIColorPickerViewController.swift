public import Foundation

/// Lets the user choose a color.
///
/// A stand-in for the system's: its grid of twelve colors by ten shades, drawn from hues and
/// grays, and the chosen color. A test chooses by tapping the grid.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// Who hears of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen color.
  open var selectedColor = UIColor.black { didSet { page?.rootView = content } }
  /// Whether the color may be translucent; without effect.
  open var supportsAlpha = true

  private var page: UIHostingController<ColorGridPage>?

  /// Creates a picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates nothing: a choice cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view of the grid.
  open override func loadView() {
    let page = UIHostingController(rootView: content)
    self.page = page
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    addChild(page)
    view.fill(with: page)
    page.didMove(toParent: self)
  }

  private var content: ColorGridPage {
    ColorGridPage(chosen: selectedColor.color) { [weak self] color in
      self?.choose(UIColor(color))
    } close: { [weak self] in
      self?.close()
    }
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func close() {
    delegate?.colorPickerViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

/// Hears which color the user chooses.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called with each color on the way.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called with each color, by the older name.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the picker goes.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A grid of colors: a row of grays over nine rows of twelve hues from dark to light.
struct ColorGridPage: View {
  let chosen: Color
  let choose: @MainActor (Color) -> Void
  let close: @MainActor () -> Void

  private static let columns = 12
  private static let rows = 10

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        Text(verbatim: "Colors").font(.headline)
        HStack {
          Spacer()
          Button(action: close) {
            Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
          }
        }
      }
      grid.aspectRatio(CGSize(width: Self.columns, height: Self.rows), contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      HStack {
        RoundedRectangle(cornerRadius: 10).fill(chosen).frame(width: 76, height: 76)
        Spacer()
      }
      Spacer()
    }
    .padding(16)
    .background(Color(SystemColor.systemBackground))
  }

  private var grid: some View {
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            let color = Self.color(row, column)
            color.onTapGesture { choose(color) }
          }
        }
      }
    }
  }

  private static func color(_ row: Int, _ column: Int) -> Color {
    if row == 0 { return Color(white: 1 - Double(column) / Double(columns - 1)) }
    let hue = Double((column + 6) % columns) / Double(columns)
    // The hue is full in row 5: it is darkened above and lightened below.
    if row <= 5 { return Color(hue: hue, saturation: 1, brightness: 0.2 + 0.16 * Double(row)) }
    return Color(hue: hue, saturation: 1 - 0.2 * Double(row - 5), brightness: 1)
  }
}
