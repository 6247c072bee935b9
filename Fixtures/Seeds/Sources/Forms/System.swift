import SwiftUI

/// UIKit's, Foundation's and Dispatch's part of what sheet code uses, with SwiftUI imported alone.
final class FormPresenter: UIViewController, UIAdaptivePresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private let holder = UIView()
  private let picture = UIImageView(image: UIImage(systemName: "star"))
  private let picker = UIDatePicker(frame: .zero)
  private let notes = UITextView()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(.red)
    view.addSubview(holder)
    holder.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      holder.topAnchor.constraint(equalTo: view.topAnchor),
      holder.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    holder.layer.shadowColor = UIColor.black.cgColor
    holder.isHidden = false
    holder.isUserInteractionEnabled = true
    notes.isEditable = true
    notes.textColor = .label
    field.delegate = self
    field.resignFirstResponder()
    picker.datePickerMode = .date
    for child in view.subviews where child.superview === view && child !== holder {
      child.removeFromSuperview()
    }
  }

  func open() {
    let controller = UIHostingController(rootView: Text("A"))
    controller.rootView = Text("B")
    controller.modalPresentationStyle = UIModalPresentationStyle.pageSheet
    controller.modalTransitionStyle = UIModalTransitionStyle.coverVertical
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    controller.presentationController?.delegate = self
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    if let popover = controller.popoverPresentationController {
      popover.sourceView = view
      popover.permittedArrowDirections = UIPopoverArrowDirection.up
    }
    present(controller, animated: true)
    present(UIViewController(), animated: true, completion: nil)
    _ = (self.presentedViewController, self.parent, self.next)
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    present(share(["A"]), animated: true)
  }

  private func share(_ items: [Any]) -> UIActivityViewController {
    let activities: [UIActivity]? = nil
    return UIActivityViewController(activityItems: items, applicationActivities: activities)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {}

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {}

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
}

extension FormPresenter: UITextFieldDelegate {
  func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
}

/// Round corners on chosen sides.
struct FormRoundedCorner: Shape {
  var radius = CGFloat.infinity
  var corners = UIRectCorner.allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

/// An app's delegates.
final class FormDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}

final class FormSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: FormPresenter())
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Look-ups in the running app.
@MainActor enum FormLookups {
  static var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first?.windows.first { $0.isKeyWindow }
  }

  static var other: UIWindow? {
    (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow
  }

  static func watchKeyboard() -> [any NSObjectProtocol] {
    [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: .main) { _ in }
    }
  }

  static func save() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let image = renderer.image { _ in }
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    _ = (UIDevice.current.userInterfaceIdiom, UIScreen.main.scale, UIFont.systemFont(ofSize: 4))
    _ = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    _ = (UIView(frame: .zero), UIView(), UIUserInterfaceStyle.dark, UITabBarController())
  }
}

/// Values.
enum FormValues {
  static func all() throws -> [Any] {
    [
      Date(), URL(string: "https://example.org") as Any, UUID(), IndexSet(), IndexSet(integer: 1),
      JSONDecoder(), JSONEncoder(), AttributedString(stringLiteral: "A"),
      Locale(languageCode: .english), NSLocalizedString("A", comment: ""),
      NSRange(location: 0, length: 1), CGFloat(1), CGFloat(truncating: 1),
      CGSize(width: 1, height: 1),
      NSSortDescriptor(keyPath: \NSString.length, ascending: true), CGPoint(x: 1, y: 1),
      CGRect(x: 0, y: 0, width: 1, height: 1),
    ]
  }
}
