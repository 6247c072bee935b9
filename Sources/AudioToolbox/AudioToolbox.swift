// swift-format-ignore-file: AlwaysUseLowerCamelCase
// User code that imports `AudioToolbox` relies on it for Foundation's names.
@_exported public import Foundation

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// Plays a short sound; nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a short sound, and tells its end; nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Plays a short sound or shakes; nothing is heard or felt.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// The number of shaking.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
