public import Foundation

/// Something that a view lets users do.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before the interaction gets a view, or none.
  func willMove(to view: UIView?)
  /// Called when the interaction has got a view, or none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds something that users may do.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes something away that users may do.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The smallest text size in the view; nil for any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras.textSizes.least }
    set {
      extras.textSizes.least = newValue
      contentDidChange()
    }
  }
  /// The largest text size in the view; nil for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras.textSizes.most }
    set {
      extras.textSizes.most = newValue
      contentDidChange()
    }
  }
}
