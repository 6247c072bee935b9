// swift-format-ignore-file: UseSynthesizedInitializer
// User code that imports `StoreKit` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import SheetUI

/// Asks for a review, which leaves no trace in a picture.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks for a review; nothing happens.
  public func callAsFunction() {}
}

private enum RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction { RequestReviewAction() }
}

extension EnvironmentValues {
  /// Asks for a review, which leaves no trace in a picture.
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}

/// Asks for a review, which leaves no trace in a picture.
open class SKStoreReviewController: NSObject {
  /// Asks for a review; nothing happens.
  @MainActor open class func requestReview() {}
  /// Asks for a review in a scene; nothing happens.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store, which has nothing here.
public enum AppStore {
  /// Asks for a review; nothing happens.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Whether the user may pay: they may not.
  public static var canMakePayments: Bool { false }
  /// Asks the store again what the user has bought: nothing.
  public static func sync() async throws {}
  /// Shows what the user has subscribed to, which is not drawn.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

extension View {
  /// Shows what the user has subscribed to: a page that says that there is nothing.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    storePage("Subscriptions", "You do not have any subscriptions.", isPresented)
  }

  /// Lets the user type a code: a page that says that the store can't be reached.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    storePage("Redeem Code", "Cannot Connect to the App Store", isPresented)
  }

  /// Lets the user ask for money back: a page that says that the store can't be reached.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>
  ) -> some View {
    storePage("Request a Refund", "Cannot Connect to the App Store", isPresented)
  }

  private func storePage(
    _ title: String, _ words: String, _ isPresented: Binding<Bool>
  ) -> some View {
    sheet(isPresented: isPresented) {
      EmptyLibraryPage(title: title, symbol: "app.badge", words: words) {
        isPresented.wrappedValue = false
      }
    }
  }
}
