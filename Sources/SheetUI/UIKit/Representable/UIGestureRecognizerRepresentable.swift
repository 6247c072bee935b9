public import Foundation

/// A gesture of UIKit on a SwiftUI view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The kind of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What listens to the recognizer.
  associatedtype Coordinator = Void
  /// What is known around the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// Creates the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called at each step of a gesture.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates what listens to the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// What turns places into those of another space.
  public typealias CoordinateSpaceConverter =
    UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing listens.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is known around a gesture of UIKit.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What listens to the recognizer.
  public let coordinator: Representable.Coordinator
  /// What turns places into those of another space.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Turns the places of a gesture into those of the view that it is on, or of another space.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate let place: GesturePlace

  /// Where the gesture is, in the view's space.
  public var localLocation: CGPoint {
    place.convert(place.recognizer?.location(in: nil) ?? .zero, .local)
  }
  /// How far a drag has gone, in points; nil for other gestures.
  public var localTranslation: CGPoint? {
    (place.recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
  }
  /// How fast a drag is, in points a second; nil for other gestures.
  public var localVelocity: CGPoint? {
    (place.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
  }
  /// Returns where the gesture is in a space.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    place.convert(place.recognizer?.location(in: nil) ?? .zero, space.coordinateSpace)
  }
  /// Returns a place of the screen in a space.
  public func convert(
    globalPoint point: CGPoint, to space: some CoordinateSpaceProtocol = .local
  ) -> CGPoint { place.convert(point, space.coordinateSpace) }
}

/// Keeps a recognizer from one finger to the next, and knows where its view is.
@MainActor
private final class GesturePlace {
  var recognizer: UIGestureRecognizer?
  var convert: (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point }
  var coordinator: Any?
}

extension View {
  /// Attaches a gesture of UIKit.
  nonisolated public func gesture<T: UIGestureRecognizerRepresentable>(
    _ representable: T
  ) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}

nonisolated private struct RepresentedGesture<T: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: T

  @MainActor func body(content: Content) -> some View {
    GesturePlaceReader(content: content, representable: representable)
  }
}

private struct GesturePlaceReader<Content: View, T: UIGestureRecognizerRepresentable>: View {
  let content: Content
  let representable: T
  @State private var place = GesturePlace()

  init(content: Content, representable: T) {
    (self.content, self.representable) = (content, representable)
  }

  var body: some View {
    content.modifier(
      UIKitGestureModifier { [place, representable] in
        makeFollower(representable, place)
      })
  }
}

nonisolated private struct UIKitGestureModifier: LayoutModifier {
  let make: @MainActor () -> GestureRecognizer

  @MainActor func behavior(_ environment: EnvironmentValues) -> GestureLayout {
    GestureLayout(
      precedence: .normal, mask: environment.isEnabled ? .all : .subviews, makeRecognizer: make)
  }
}

/// Has a represented recognizer follow a finger.
@MainActor
private func makeFollower<T: UIGestureRecognizerRepresentable>(
  _ representable: T, _ place: GesturePlace
) -> GestureRecognizer {
  let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
  let coordinator =
    place.coordinator as? T.Coordinator ?? representable.makeCoordinator(converter: converter)
  place.coordinator = coordinator
  let context = T.Context(coordinator: coordinator, converter: converter)
  let recognizer =
    place.recognizer as? T.UIGestureRecognizerType
    ?? representable.makeUIGestureRecognizer(context: context)
  place.recognizer = recognizer
  representable.updateUIGestureRecognizer(recognizer, context: context)
  recognizer.handler = { [weak recognizer] in
    if let recognizer {
      representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
  }
  let follower = GestureFollower(recognizer)
  place.convert = { [weak follower] in follower?.convert($0, $1) ?? $0 }
  return follower
}
