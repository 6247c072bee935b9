import Foundation

extension UICollectionViewCompositionalLayout: ListPlacing {
  func style(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let list = lists[path.section], let cell = cell as? UICollectionViewListCell,
      let view = collectionView
    else { return }
    let last = view.numberOfItems(inSection: path.section) - 1
    let isInset = list.appearance == .insetGrouped
    let isPlain = list.appearance == .plain
    cell.usualBackground = isPlain ? .systemBackground : .secondarySystemGroupedBackground
    let margin = NavigationBarMetrics.margin(cell.bounds.width, cell.environment)
    var line = list.separatorConfiguration
    if let change = list.itemSeparatorHandler { line = change(path, line) }
    let showsLine =
      list.showsSeparators && !(isInset && path.item == last)
      && line.bottomSeparatorVisibility != .hidden
    let own = line.bottomSeparatorInsets.leading
    let isOwn = own < .greatestFiniteMagnitude
    cell.separator = showsLine ? (isOwn ? own : margin, line.color) : nil
    guard isInset else { return }
    cell.layer.cornerRadius = 10
    cell.clipsToBounds = true
    var corners: CACornerMask = []
    if path.item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.item == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
  }
}

/// What is around a section, of a collection.
final class Surroundings: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  private let view: UICollectionView
  init(_ view: UICollectionView) { self.view = view }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { view.traitCollection }
  var contentSize: CGSize { view.bounds.size }
  var effectiveContentSize: CGSize { view.bounds.inset(by: view.adjustedContentInset).size }
}
