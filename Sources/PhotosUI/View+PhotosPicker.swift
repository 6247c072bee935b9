public import Photos
public import SheetUI

/// The user's library: empty.
struct EmptyLibrary: View {
  let cancel: (@MainActor () -> Void)?

  var body: some View {
    if let cancel {
      EmptyLibraryPage(
        title: "Photos", symbol: "photo.on.rectangle", words: "No Photos or Videos",
        cancel: cancel)
    } else {
      ContentUnavailableView("No Photos or Videos", systemImage: "photo.on.rectangle")
    }
  }
}

private enum PhotosPickerStyleKey: EnvironmentKey {
  static var defaultValue: PhotosPickerStyle { .presentation }
}

extension EnvironmentValues {
  /// Where pickers show the library.
  var photosPickerStyle: PhotosPickerStyle {
    get { self[PhotosPickerStyleKey.self] }
    set { self[PhotosPickerStyleKey.self] = newValue }
  }
}

extension View {
  func photosSheet(_ isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) {
      // The system's page knows nothing of the label's looks.
      EmptyLibrary { isPresented.wrappedValue = false }
        .buttonStyle(.automatic)
        .font(nil)
        .foregroundStyle(.primary)
    }
  }

  /// Lets the user pick one picture of an empty library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { photosSheet(isPresented) }

  // Reason: SwiftUI's signature has five parameters.
  /// Lets the user pick one picture of an empty library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { photosSheet(isPresented) }

  // Reason: SwiftUI's signature has six parameters.
  /// Lets the user pick several pictures of an empty library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { photosSheet(isPresented) }

  // Reason: SwiftUI's signature has seven parameters.
  /// Lets the user pick several pictures of an empty library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { photosSheet(isPresented) }

  /// Says where pickers show the library.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    environment(\.photosPickerStyle, style)
  }

  /// Says what surrounds a library that stands where its picker does; an empty one has nothing.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }

  /// Says what a picker can't do; with an empty library it can do nothing.
  public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
}
