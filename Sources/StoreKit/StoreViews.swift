public import SheetUI

/// What a store's page looks like without its store.
private struct ClosedStore: View {
  var body: some View {
    ContentUnavailableView(
      "Cannot Connect to the App Store", systemImage: "app.badge",
      description: Text("Nothing is sold here."))
  }
}

/// Lists what the store sells; it has nothing here, and says so.
public struct StoreView: View {
  /// Creates a list of what is sold under some names.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
  /// Creates a list of what the store has sent.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}

  /// That there is nothing.
  public var body: some View { ClosedStore() }
}

/// Shows something that the store sells; it has nothing here, and says so.
public struct ProductView: View {
  /// Creates a view of what is sold under a name.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {}
  /// Creates a view of what the store has sent.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}

  /// That there is nothing.
  public var body: some View { ClosedStore() }
}

/// Lists what can be subscribed to: nothing here, below what the app says about it.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates a list of a group.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  /// Creates a list of what is sold under some names.
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Creates a list of what the store has sent.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// What the app says, over that there is nothing.
  public var body: some View {
    VStack {
      content
      ClosedStore()
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a list of a group.
  public init(groupID: String) { self.init(groupID: groupID) { EmptyView() } }
  /// Creates a list of what is sold under some names.
  public init(productIDs: some Collection<Product.ID>) {
    self.init(productIDs: productIDs) { EmptyView() }
  }
}
