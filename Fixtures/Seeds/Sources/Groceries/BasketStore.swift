import Foundation

/// What is in the basket.
///
/// As in files of models, `Foundation` alone is imported.
@MainActor
final class BasketStore: ObservableObject {
  @Published private(set) var names: [String] = []

  /// Reads what another device has put in.
  func load(from address: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: address)
    names = try JSONDecoder().decode([String].self, from: data)
  }
}

/// What the list is narrowed down to.
@Observable
final class BasketFilter {
  var text = ""
}
