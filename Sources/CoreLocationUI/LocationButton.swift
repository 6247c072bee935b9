// User code that imports `CoreLocationUI` relies on it for places and SwiftUI's names.
@_exported public import CoreLocation
@_exported public import SheetUI

/// A button that lets the user tell where they are for once.
///
/// It is drawn, and its action is called; the place stays unknown, for a stage is nowhere.
public struct LocationButton: View {
  /// What the button says.
  public struct Title: Sendable {
    fileprivate let words: String

    /// That it tells the place.
    public static let currentLocation = Title(words: "Current Location")
    /// That it sends the place.
    public static let sendCurrentLocation = Title(words: "Send Current Location")
    /// That it sends the place, in other words.
    public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
    /// That it shares the place.
    public static let shareCurrentLocation = Title(words: "Share Current Location")
    /// That it shares the place, in other words.
    public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
  }

  private let title: Title?
  private let action: () -> Void

  /// Creates a button; without a title it has the symbol only.
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    (self.title, self.action) = (title, action)
  }

  /// The button: white on the accent color.
  public var body: some View {
    Button {
      action()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "location.fill")
        if let title { Text(verbatim: title.words) }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(Color.white)
      .background(.tint, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}
