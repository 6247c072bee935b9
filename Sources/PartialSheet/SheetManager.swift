import SwiftUI

/// Knows which sheet is shown, and tells the views that follow it.
@MainActor
final class SheetManager: ObservableObject {
  /// Whether the sheet is open or on its way in.
  @Published private(set) var isPresented = false
  /// The sheet that is shown, or was shown last and is on its way out.
  @Published private(set) var sheet = Sheet()
  /// Whether anything of a sheet may be seen: from the opening to the end of the way out.
  @Published private(set) var isInSight = false
  /// Whether a native sheet shows the content and says when it is gone.
  let isNative: Bool
  /// The presenter of the sheet that is shown, or was shown last.
  private weak var presenter: PresenterIdentity?
  /// Counts the openings, so that what belongs to an earlier one can be told apart.
  private var opening = 0
  /// Whom to tell that a native sheet is gone, one an opening.
  private var leaving: [() -> Void] = []

  init(isNative: Bool) { self.isNative = isNative }

  /// Opens a sheet; one that is open or on its way out makes way for it.
  func present(_ sheet: Sheet, by presenter: PresenterIdentity) {
    opening += 1
    self.presenter = presenter
    self.sheet = sheet
    isInSight = true
    withAnimation(sheet.slideAnimation.slideIn) { isPresented = true }
  }

  /// Closes a presenter's sheet, unless another presenter's has taken its place.
  func close(by presenter: PresenterIdentity) {
    if self.presenter === presenter { close() }
  }

  /// Closes the sheet, and forgets its content once it is out of sight.
  ///
  /// The library that this module follows forgets the content 0.35 s later, whatever has happened
  /// since: a slow sheet slides out empty and one that is opened again meanwhile stays so. Here the
  /// content stays until the way out has ended, unless a sheet has been opened since.
  ///
  /// - Parameter animation: The way out; nil for the sheet's own.
  func close(with animation: Animation? = nil) {
    guard isPresented else { return }
    if isNative {
      leaving.append(sheet.onDismiss ?? {})
      isPresented = false
      // At once: the sheet may be open again when the closed one is gone.
      sheet.reset()
      return
    }
    let closed = opening
    withAnimation(
      animation ?? sheet.slideAnimation.slideOut, completionCriteria: .removed
    ) {
      isPresented = false
    } completion: { [weak self] in
      guard let self, self.opening == closed, !self.isPresented else { return }
      self.sheet = Sheet()
      self.isInSight = false
    }
  }

  /// Tells the presenter that its native sheet is gone, whoever closed it.
  func finishNativeDismissal() {
    guard !leaving.isEmpty else { return }
    let onDismiss = leaving.removeFirst()
    if !isPresented { sheet = Sheet() }
    onDismiss()
  }

  /// Closes the sheet at the user's wish and tells its presenter.
  func dismiss(with animation: Animation? = nil) {
    guard isPresented else { return }
    let (reset, onDismiss) = (sheet.reset, sheet.onDismiss)
    close(with: animation)
    reset()
    onDismiss?()
  }
}

/// Tells one presenter from another.
@MainActor
final class PresenterIdentity {}
