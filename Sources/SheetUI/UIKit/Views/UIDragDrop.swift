public import Foundation

/// Something that is dragged from place to place.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// What gives the data.
  public let itemProvider: NSItemProvider
  /// What application code keeps with the item.
  open var localObject: Any?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is known of a drag.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Returns the place in a view's space.
  func location(in view: UIView) -> CGPoint
  /// Returns whether there is something of a class.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
  /// Returns whether there is something of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag at its source.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// What application code keeps with the drag.
  var localContext: Any? { get set }
}

/// A drag where it comes to.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// Hands the data over; nothing is dragged over a stage, so there is none.
  @discardableResult
  func loadObjects(ofClass aClass: Any.Type, completion: @escaping ([Any]) -> Void) -> Progress
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, since it is forbidden.
  case forbidden = 1
  /// Copies.
  case copy = 2
  /// Moves.
  case move = 3
}

/// What a drop would do.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// Whether the place is exact.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Lets a view be dragged; a stage's fingers drag nothing between views.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who gives the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether it takes part.
  open var isEnabled = true
  /// Whether other gestures go on during the press before a drag.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view over.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what is dragged.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns what is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets a view take what is dragged; a stage's fingers drag nothing between views.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who takes it.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether several drags count at once.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view over.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dragged.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether a drag can be taken.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag comes in.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when a drag goes out.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes what is dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// It can.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
}

/// Changes the pointer over a view; a stage has none.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who decides how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether it takes part.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view over.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides how a pointer looks.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
