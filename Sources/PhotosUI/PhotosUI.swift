// User code that imports `PhotosUI` relies on it for the library and UIKit as well.
@_exported public import Foundation
@_exported public import Photos
@_exported public import SheetUI
