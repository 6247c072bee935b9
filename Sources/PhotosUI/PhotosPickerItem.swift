public import Foundation
public import SheetUI

/// A picture that was picked, not yet loaded.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// In which format a picture is handed over.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let rawValue: Int

    /// In the best one.
    public static let automatic = EncodingDisambiguationPolicy(rawValue: 0)
    /// As it is.
    public static let current = EncodingDisambiguationPolicy(rawValue: 1)
    /// In one that every app reads.
    public static let compatible = EncodingDisambiguationPolicy(rawValue: 2)
  }

  /// The name of the picture in the library.
  public let itemIdentifier: String?

  /// The kinds of data that it can be loaded as: none, there is no library here.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates an item of a picture's name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Loads the picture: there is none.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Loads the picture: there is none.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }
}

/// How several pictures are picked.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let rawValue: Int

  /// In any order, all at once.
  public static let `default` = PhotosPickerSelectionBehavior(rawValue: 0)
  /// In the order of picking, all at once.
  public static let ordered = PhotosPickerSelectionBehavior(rawValue: 1)
  /// In any order, one after the other.
  public static let continuous = PhotosPickerSelectionBehavior(rawValue: 2)
  /// In the order of picking, one after the other.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(rawValue: 3)
}

/// Where a picker shows the library.
public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
  let rawValue: Int

  /// In a sheet.
  public static let presentation = PhotosPickerStyle(rawValue: 0)
  /// Where the picker stands.
  public static let inline = PhotosPickerStyle(rawValue: 1)
  /// Where the picker stands, in one row.
  public static let compact = PhotosPickerStyle(rawValue: 2)
}

/// What a picker can do besides picking.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Searching.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// Taking pictures in.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// Albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// Buttons.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// The user's choice of what comes with the pictures.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
