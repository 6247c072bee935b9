// User code that imports `AVFoundation` relies on it for sounds, times and UIKit's names.
@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import SheetUI
