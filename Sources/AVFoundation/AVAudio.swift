// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// Plays a sound: it keeps what it is told, and nothing is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Who hears of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// How fast.
  open var rate: Float = 1
  /// Whether it may be faster or slower.
  open var enableRate = false
  /// From the left at -1 to the right at 1.
  open var pan: Float = 0
  /// How often it is played again; -1 for without end.
  open var numberOfLoops = 0
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// Whether its loudness is measured.
  open var isMeteringEnabled = false
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// The file.
  public let url: URL?

  /// Creates what plays a file, which isn't read.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Creates what plays a file, which isn't read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
  /// Creates what plays a sound, which isn't read.
  public init(data: Data) throws { url = nil }

  /// How long it is; it is not known.
  open var duration: TimeInterval { 0 }
  /// Gets ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Starts; nothing is heard.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Stops.
  open func stop() { isPlaying = false }
  /// Becomes louder or quieter.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
}

/// Hears of a sound's end; on a stage none ever ends.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called at the end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// How an app's sounds go with those of others; a picture has none.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app's sounds are.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Beside the main thing.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Beside the main thing, alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// The main thing.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What sounds are for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Anything.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Movies.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Talking.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// How sounds go with those of others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All are heard.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quiet.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// They may go to a headset.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// They come from the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// What happens to others.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// They are told of the end.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    /// The user was not asked.
    case undetermined = 0x756e_6474
    /// It may not.
    case denied = 0x6465_6e79
    /// It may.
    case granted = 0x6772_6e74
  }

  private static let session = AVAudioSession()

  /// The only one.
  open class func sharedInstance() -> AVAudioSession { session }

  /// Whether the app may record: it may not.
  open var recordPermission: RecordPermission { .denied }
  /// Says what sounds are; there are none.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// Says what sounds are; there are none.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Says what sounds are for; there are none.
  open func setMode(_ mode: Mode) throws {}
  /// Lets sounds be heard; there are none.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks the user, who says no.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// What is to be said.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// The silence before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The silence after, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates what is to be said.
  public init(string: String) { speechString = string }
}

/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language.
  public let language: String

  /// Creates a voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }

  /// All voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// When speech ends.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word.
  case word = 1
}

/// Hears of speech; on a stage nothing is said.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when it begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when it ends.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// Says things; a picture says nothing.
open class AVSpeechSynthesizer: NSObject {
  /// Who hears of speech.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  /// Creates what says things.
  public override init() { super.init() }

  /// Whether it speaks: it never does.
  open var isSpeaking: Bool { false }
  /// Whether it waits: it never does.
  open var isPaused: Bool { false }
  /// Says something; nothing is heard.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stops.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Waits.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
