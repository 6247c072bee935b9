public import Foundation

/// Wheels to choose rows with.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Who says what there is to choose.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who says what rows look like, and hears of choices.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the chosen row has a band behind it; it has.
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:] { didSet { contentDidChange() } }

  /// Creates wheels with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = WheelMetrics.size }
  }
  /// Creates wheels; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = WheelMetrics.size
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }
  /// Returns how many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }
  /// Returns the size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? columnWidth,
      height: WheelMetrics.rowHeight)
  }
  private var columnWidth: CGFloat { bounds.width / CGFloat(max(numberOfComponents, 1)) }
  /// Returns the view of a row; the wheels keep none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Asks for everything again.
  open func reloadAllComponents() { contentDidChange() }
  /// Asks for a wheel again.
  open func reloadComponent(_ component: Int) { contentDidChange() }
  /// Turns a wheel to a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }
  /// Returns the row in the middle of a wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(max(chosen[component] ?? 0, 0), count - 1)
  }

  /// As wide as it is asked to be, and 216 points high.
  open override var intrinsicContentSize: CGSize { WheelMetrics.size }
  /// Returns the width of the offer and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : WheelMetrics.size.width,
      height: WheelMetrics.size.height)
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let columns = 0..<numberOfComponents
    let view = HStack(spacing: 0) {
      ForEach(columns, id: \.self) { self.column($0) }
    }
    .background {
      GeometryReader { geometry in
        RoundedRectangle(cornerRadius: WheelMetrics.bandRadius)
          .fill(Color(SystemColor.tertiarySystemFill))
          .frame(
            width: max(geometry.size.width - 2 * WheelMetrics.bandInset, 0),
            height: WheelMetrics.bandHeight
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    return show(view, node, inputs)
  }

  private func column(_ component: Int) -> some View {
    // Only rows that can show are asked for.
    let count = numberOfRows(inComponent: component)
    let selected = selectedRow(inComponent: component)
    let width = delegate?.pickerView(self, widthForComponent: component)
    let shown = max(selected - 40, 0)..<min(max(selected + 41, 0), max(count, 0))
    return WheelColumn(
      firstIndex: shown.lowerBound, range: 0...max(count - 1, 0), selected: max(selected, 0),
      hasBand: false,
      select: { [weak self] in self?.choose($0, component) },
      rows: ForEach(shown, id: \.self) { self.row($0, component) }
    )
    .frame(maxWidth: width.map { $0 > 0 ? $0 : .infinity } ?? .infinity)
  }

  @ViewBuilder
  private func row(_ row: Int, _ component: Int) -> some View {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if let view, !(view is MissingView) {
      PlatformView(
        view: view,
        measure: { offer in
          let size = view.fittingSize
          return CGSize(width: offer.width ?? size.width, height: size.height)
        })
    } else if let words = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      Text(words)
    } else {
      Text(
        verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
    }
  }

  private func choose(_ row: Int, _ component: Int) {
    guard row < numberOfRows(inComponent: component) else { return }
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  override var boxName: String { "UIPickerView" }
}

/// Says what there is to choose.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns how many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns how many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows look like, and hears of choices.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns a wheel's width, in points; 0 for a share of the view's.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows; without effect, they are 32 points high.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns a row's words.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns a row's words with their looks.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns a row's view.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Leaves the width to the system.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Leaves the height to the system.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { WheelMetrics.rowHeight }
  /// No words.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// No words.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Leaves the row to its words.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { MissingView() }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Stands for a view that a delegate doesn't make.
final class MissingView: UIView {}
