import Foundation
public import SheetUI

extension SceneError {
  /// What is wrong, in words, without the place.
  public var message: String {
    switch kind {
    case .json(let kind): kind.message
    case .unreadable(let reason): "can't read the scene: \(reason)"
    case .unknownKey(let found, let owner, let nearest):
      "unknown key “\(found)” in \(owner)" + Self.hint(nearest)
    case .missingKey(let key, let owner): "\(owner) needs the key “\(key)”"
    case .wrongType(let key, let found, let expected):
      Self.place(key) + "found \(found), expected \(expected)"
    case .unknownValue(let key, let found, let allowed, let nearest):
      Self.place(key) + "unknown value “\(found)”" + Self.hint(nearest)
        + (nearest == nil ? "; allowed: \(Self.list(allowed))" : "")
    case .outOfRange(let key, let found, let allowed):
      Self.place(key) + "found \(JSONWriter.text(found)), allowed: \(allowed)"
    case .wrongCount(let key, let found, let allowed):
      Self.place(key) + "found \(found) items, allowed: \(allowed)"
    case .tooManyViews(let allowed):
      "there are more than \(allowed) views, those that ForEach repeats included"
    case .malformed(let key, let found, let expected):
      Self.place(key) + "found “\(found)”, expected \(expected)"
    case .needsOne(let owner, let found): Self.needsOne(owner, found)
    case .conflict(let words): words
    case .unknownDevice(let found, let nearest):
      "unknown device “\(found)”" + Self.hint(nearest)
        + (nearest == nil ? "; “sheetshot devices” lists all" : "")
    case .image(let path, let reason): "can't use the image “\(path)”: \(reason)"
    case .stage(let error): error.message
    case .unknownState(let found, let nearest):
      "the scene declares no state “\(found)”" + Self.hint(nearest)
    }
  }

  private static func place(_ key: String?) -> String { key.map { "“\($0)”: " } ?? "" }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? ""
  }

  private static func list(_ words: [String]) -> String {
    words.map { "“\($0)”" }.joined(separator: ", ")
  }

  private static func needsOne(_ owner: String, _ found: [String]) -> String {
    found.isEmpty
      ? "\(owner) names nothing"
      : "\(owner) has to name exactly one thing, found \(list(found))"
  }
}

extension StageError {
  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .timeInThePast(let requested, let now):
      "the instant \(JSONWriter.text(requested)) s lies before \(JSONWriter.text(now)) s"
    case .invalidTime(let time): "\(time) is no time"
    case .notFound(let name, let known):
      "nothing on the screen is “\(name)”"
        + (NearestName.of(name, in: known).map { "; did you mean “\($0)”?" } ?? "")
    case .nothingAt(let point): "there is nothing at (\(point.x), \(point.y))"
    case .neverSettles: "something never stops moving"
    case .unstable: "changes keep causing changes"
    case .tooDeep: "views are nested too deeply; does one show itself?"
    case .invalidScreen(let size, let scale):
      "a screen can't have \(size.width) by \(size.height) points at a scale of \(scale)"
    case .tooManyPixels(let requested, let allowed):
      "the picture would have \(requested) pixels, allowed: 1 to \(allowed)"
    case .fonts: fontTrouble ?? "the fonts can't be used"
    }
  }
}

extension JSONError.Kind {
  /// What is wrong, in words, without the place.
  public var message: String {
    switch self {
    case .invalidUTF8: "the text isn't UTF-8"
    case .unexpectedEnd(let expected): "the text ends where \(expected) is expected"
    case .unexpectedCharacter(let found, let expected): "found “\(found)”, expected \(expected)"
    case .notFinite(let found): "“\(found)” is no number that can be used here"
    case .unknownWord(let found): "unknown word “\(found)”; strings stand in double quotes"
    case .malformedNumber(let found): "“\(found)” isn't a number in JSON's form"
    case .numberOutOfRange(let found): "the number “\(found)” is too large"
    case .controlCharacter(let code): "a string holds the raw control character \(code)"
    case .badEscape(let found): "“\(found)” is no escape"
    case .loneSurrogate(let found): "“\(found)” is half of a surrogate pair"
    case .unterminatedString: "the string has no closing quote on its line"
    case .unterminatedComment: "the comment has no end"
    case .duplicateKey(let key, let first):
      "the key “\(key)” is there already, at line \(first.line), column \(first.column)"
    case .tooDeep(let allowed): "more than \(allowed) arrays and objects inside each other"
    case .tooLong(let found, let allowed): "the text has \(found) bytes, allowed: \(allowed)"
    }
  }
}

extension SceneError.Kind {
  /// The kind as one word for programs.
  public var identifier: String {
    switch self {
    case .json: "json"
    case .unreadable: "unreadable"
    case .unknownKey: "unknown-key"
    case .missingKey: "missing-key"
    case .wrongType: "wrong-type"
    case .unknownValue: "unknown-value"
    case .outOfRange: "out-of-range"
    case .wrongCount: "wrong-count"
    case .tooManyViews: "too-many-views"
    case .malformed: "malformed"
    case .needsOne: "needs-one"
    case .conflict: "conflict"
    case .unknownDevice: "unknown-device"
    case .image: "image"
    case .unknownState: "unknown-state"
    case .stage: "stage"
    }
  }
}
