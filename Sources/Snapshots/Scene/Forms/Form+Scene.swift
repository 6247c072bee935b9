import Foundation
import Raster
package import SheetUI

extension Form<SceneSpec> {
  /// A scene: what a whole file holds.
  static let scene: Form = object(
    "a scene",
    Field<String?>.maybe("$schema", .text, "For editors."),
    Field<String?>.maybe("title", .text, "A title for people."),
    Field("device", .device, default: StageSpec.standard.device, "A device's identifier."),
    Field<OrientationSpec>("orientation", .cases("an orientation"), default: .portrait),
    Field<AppearanceSpec>("appearance", .cases("an appearance"), default: .light),
    Field<SizeCategorySpec>(
      "sizeCategory", .cases("a size category"), default: .large, "The size of text."),
    Field<String?>.maybe("locale", .locale, "A locale's identifier, such as en_US."),
    Field<LayoutDirectionSpec>(
      "layoutDirection", .cases("a layout direction"), default: .leftToRight),
    Field("state", .states, default: [], "The names and first values of states."),
    Field("presenter", .views, default: [], "What lies under the sheet."),
    Field<SheetSpec?>.maybe("sheet", .sheet, "The sheet."),
    Field<[EventSpec]?>.maybe(
      "timeline", .list("a list of events", of: .event, count: 0...2000),
      "What happens; without it, the sheet is presented at 0."),
    Field("at", .instant, default: .settled, "When the picture is taken."),
    Field<FramesSpec?>.maybe("frames", .frames, "What verify compares instead of one picture."),
    Field<[SnapshotMask]>(
      "masks", .list("a list of masks", of: .mask, count: 0...1000), default: [],
      "Where verify compares nothing.")
  ) {
    let stage = StageSpec(
      device: $2, orientation: $3, appearance: $4, sizeCategory: $5, locale: $6,
      layoutDirection: $7)
    let opening = $10 == nil ? [] : [EventSpec(at: 0, .present(true))]
    return SceneSpec(
      title: $1, stage: stage, states: $8, presenter: $9, sheet: $10,
      timeline: $11?.sortedByTime ?? opening, instant: $12, frames: $13, masks: $14)
  }
}

extension [EventSpec] {
  /// The events in order of time; those of one instant keep their order.
  fileprivate var sortedByTime: [EventSpec] {
    let places = enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    return places.map(\.element)
  }
}

extension Form<FramesSpec> {
  /// Which frames verify compares.
  static let frames: Form = object(
    "frames", Field("from", .seconds, default: 0, "The first frame's instant."),
    Field("to", .instant, default: .settled, "The last frame's instant."),
    Field(
      "fps", .whole(FramesSpec.allowedRates), default: FramesSpec.usualRate, "The frames a second.")
  ) { FramesSpec(from: $0, to: $1, rate: $2) }
}

extension Form<SnapshotMask> {
  /// A view's identifier, or pixels.
  static let mask: Form = either(
    "a mask: an identifier or x, y, width and height", Form<String>.text.map { .view($0) },
    pixels)

  private static let place = Form<Int>.whole(-65_536...65_536)
  private static let length = Form<Int>.whole(1...65_536)

  private static let pixels: Form = object(
    "a mask", Field("x", place, "In pixels from the left."),
    Field("y", place, "In pixels from the top."), Field("width", length), Field("height", length)
  ) { .rectangle(PixelRect(x: $0, y: $1, width: $2, height: $3)) }
}

extension Form<InstantSpec> {
  static let instant: Form = either(
    "a time in seconds or “settled”", words("“settled”", ["settled": .settled]),
    Form<Double>.seconds.map { .seconds($0) })
}

extension Form<String> {
  /// A locale's identifier: a language of two or three letters, then parts of up to eight letters
  /// and digits, such as a script and a region.
  static let locale: Form = Form(
    "a locale", kinds: [.string],
    schema: ["type": "string", "pattern": "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"]
  ) { node throws(SceneError) in
    guard case .string(let text) = node.content else { return "" }
    let parts = text.utf8.split(omittingEmptySubsequences: false) { "-_".utf8.contains($0) }
    let areParts = parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { Character(UnicodeScalar($0)).isAlphanumericASCII }
    }
    guard let language = parts.first, (2...3).contains(language.count), areParts,
      language.allSatisfy({ Character(UnicodeScalar($0)).isLetterASCII })
    else {
      throw SceneError(
        .malformed(key: nil, found: text, expected: "a locale such as en_US"), at: node.position)
    }
    return text
  }
}

extension Character {
  fileprivate var isLetterASCII: Bool { isASCII && isLetter }
  fileprivate var isAlphanumericASCII: Bool { isASCII && (isLetter || isNumber) }
}

extension Form<[StateSpec]> {
  /// An object of names and booleans.
  static let states: Form = Form(
    "states", kinds: [.object],
    schema: ["type": "object", "additionalProperties": ["type": "boolean"]]
  ) { node throws(SceneError) in
    guard case .object(let members) = node.content else { return [] }
    var states: [StateSpec] = []
    for member in members {
      do throws(SceneError) {
        states.append(StateSpec(name: member.key, value: try Form<Bool>.flag.read(member.value)))
      } catch {
        throw error.named(member.key)
      }
    }
    return states
  }
}

extension Form<Device> {
  /// A device by its identifier, or one of one's own.
  static let device: Form = either("a device", named, custom)

  private static let named = Form(
    "a device", kinds: [.string],
    schema: [
      "enum": .array((Device.all.map(\.id) + Device.aliases.map(\.alias)).map { .string($0) })
    ]
  ) { node throws(SceneError) in
    guard case .string(let id) = node.content, let device = Device.named(id) else {
      throw unknownDevice(node)
    }
    return device
  }

  private static func unknownDevice(_ node: JSONNode) -> SceneError {
    guard case .string(let id) = node.content else {
      return SceneError(.needsOne(owner: "a device", found: []), at: node.position)
    }
    return SceneError(
      .unknownDevice(found: id, nearest: Device.nearestName(to: id)), at: node.position)
  }

  private static let custom = object(
    "a device of one's own",
    Field("width", .number(from: 1, through: 4096), "In points, held upright."),
    Field("height", .number(from: 1, through: 4096), "In points, held upright."),
    Field("scale", .number(from: 1, through: 4), default: 2, "The pixels of a point."),
    Field<Device.Idiom>("idiom", .cases("an idiom"), default: .phone),
    Field("safeArea", .insets, default: [0, 0, 0, 0])
  ) { width, height, scale, idiom, insets in
    var screen = Device.Screen(
      size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
    if idiom == .phone { screen.horizontalSizeClass = .compact }
    let id = "\(JSONWriter.text(width))x\(JSONWriter.text(height))"
    return Device(id: id, idiom: idiom, scale: scale, portrait: screen)
  }
}

extension Form<[Double]> {
  /// The insets of a screen: top, leading, bottom, trailing.
  static let insets: Form = object(
    "insets", Field("top", inset, default: 0), Field("leading", inset, default: 0),
    Field("bottom", inset, default: 0), Field("trailing", inset, default: 0)
  ) { [$0, $1, $2, $3] }

  /// An inset, at most as long as the longest screen.
  private static let inset = Form<Double>.number(from: 0, through: 4096)
}

extension Device {
  /// Returns the known identifier or alias that is closest to one.
  package static func nearestName(to id: String) -> String? {
    NearestName.of(id, in: all.map(\.id) + aliases.map(\.alias))
  }
}
