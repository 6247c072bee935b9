import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

/// Pictures and colors by name, loose and in catalogs.
@MainActor
struct AssetLibraryTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    try make()
  }

  /// Writes a picture of one color, 4 × 4 points at a scale.
  private func write(_ path: String, _ red: UInt8, scale: Int = 1) throws {
    let bitmap = Bitmap(
      width: 4 * scale, height: 4 * scale, filledWith: PremultipliedPixel(red, 0, 0, 255))
    try write(path, Data(PNGEncoder.encode(bitmap)))
  }

  private func write(_ path: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func make() throws {
    try write("loose.png", 10)
    try write("loose@2x.png", 20, scale: 2)
    try write("loose@2x~ipad.png", 30, scale: 2)
    try write("broken.png", Data("no picture".utf8))
    try write("A.xcassets/icon.imageset/light.png", 40)
    try write("A.xcassets/icon.imageset/light3.png", 41, scale: 3)
    try write("A.xcassets/icon.imageset/dark.png", 50)
    try write(
      "A.xcassets/icon.imageset/Contents.json",
      Data(
        """
        {"images": [{"filename": "light.png", "idiom": "universal", "scale": "1x"},
          {"idiom": "universal", "scale": "2x"},
          {"filename": "light3.png", "idiom": "universal", "scale": "3x"},
          {"filename": "dark.png", "idiom": "universal", "scale": "1x",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "info": {"author": "xcode", "version": 1}}
        """.utf8))
    try write(
      "A.xcassets/Group/Contents.json", Data(#"{"properties":{"provides-namespace":true}}"#.utf8))
    try write("A.xcassets/Group/mark.imageset/m.png", 60)
    try write(
      "A.xcassets/Group/mark.imageset/Contents.json",
      Data(
        #"{"images":[{"filename":"m.png"}],"properties":{"template-rendering-intent":"template"}}"#
          .utf8))
    try write(
      "A.xcassets/lost.imageset/Contents.json", Data(#"{"images":[{"filename":"x.png"}]}"#.utf8))
    try write("A.xcassets/bad.imageset/Contents.json", Data("[".utf8))
    try writeColors()
  }

  private func writeColors() throws {
    try write(
      "A.xcassets/brand.colorset/Contents.json",
      Data(
        """
        {"colors": [
          {"color": {"color-space": "srgb", "components":
            {"alpha": "1.000", "red": "0xFF", "green": "128", "blue": "0.000"}}},
          {"appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "display-p3", "components":
            {"alpha": "0.500", "red": "1.000", "green": "1.000", "blue": "1.000"}}}]}
        """.utf8))
    try write(
      "A.xcassets/gray.colorset/Contents.json",
      Data(
        #"{"colors":[{"color":{"color-space":"gray-gamma-22","components":{"white":"0x33"}}}]}"#
          .utf8))
  }

  private func stage<V: View>(
    scale: CGFloat = 1, _ idiom: Device.Idiom = .phone, dark: Bool = false,
    @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    let screen = Device.Screen(size: CGSize(width: 8, height: 8))
    let device = Device(id: "lab", idiom: idiom, scale: scale, portrait: screen)
    var configuration = StageConfiguration(device: device, colorScheme: dark ? .dark : .light)
    configuration.assetFolders = [folder]
    return try Stage(configuration, content: content)
  }

  /// The red of the middle pixel.
  private func red(_ stage: Stage) throws -> UInt8 {
    let bitmap = try stage.snapshot()
    return bitmap[bitmap.width / 2, bitmap.height / 2].rgba.x
  }

  @Test("loose files are chosen by scale and device")
  func loose() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try red(stage { Image("loose") }) == 10)
    #expect(try red(stage(scale: 2) { Image("loose") }) == 20)
    #expect(try red(stage(scale: 3) { Image("loose.png") }) == 20)
    #expect(try red(stage(scale: 2, .pad) { Image("loose") }) == 30)
    #expect(try stage(scale: 2) { Image("loose") }.layoutTree().contains("Image (2, 2, 4, 4)"))
  }

  @Test("catalogs know scales, appearances, groups and templates")
  func catalog() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try red(stage { Image("icon") }) == 40)
    #expect(try red(stage(scale: 2) { Image("icon") }) == 41)
    #expect(try red(stage(dark: true) { Image("icon") }) == 50)
    let template = try stage {
      Image("Group/mark").foregroundColor(Color(red: 1, green: 0, blue: 0))
    }
    #expect(try red(template) == 255)
    #expect(try red(stage { Image("Group/mark").renderingMode(.original) }) == 60)
    #expect(try red(stage { Image("icon").resizable().frame(width: 8, height: 8) }) == 40)
  }

  @Test("colors are read in every form, and follow the appearance")
  func colors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try stage { Color("brand") }.layoutTree().contains("#FF8000"))
    #expect(try stage(dark: true) { Color("brand") }.layoutTree().contains("#FFFFFF@0.5"))
    #expect(try stage { Color("gray") }.layoutTree().contains("#333333"))
    let missing = try stage { Color("nowhere") }
    _ = try missing.snapshot()
    #expect(missing.warnings == ["No color is named nowhere."])
  }

  @Test("what can't be used is told with the file's name")
  func failures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, part) in [
      ("nowhere", "nowhere"), ("broken", "broken.png"), ("lost", "x.png"),
      ("bad", "bad.imageset/Contents.json"), ("../loose", "../loose"),
    ] {
      let stage = try stage { Image(name) }
      _ = try stage.snapshot()
      #expect(stage.warnings.count == 1 && stage.warnings[0].contains(part), "\(name)")
      #expect(throws: AssetError.self) {
        try stage.configuration.assets.checkPicture(named: name, in: stage.configuration)
      }
    }
    let stage = try stage { Image("icon") }
    try stage.configuration.assets.checkPicture(named: "icon", in: stage.configuration)
    try stage.configuration.assets.checkColor(named: "brand", in: stage.configuration)
    #expect(throws: AssetError.notFound(name: "no", folders: [folder.path])) {
      try stage.configuration.assets.checkColor(named: "no", in: stage.configuration)
    }
  }

  @Test("the resources of linked targets lie beside the program, and are searched by name")
  func linkedResources() throws {
    try write("P_B.resources/inside.png", 70)
    try write("P_A.resources/Media.xcassets/x.imageset/Contents.json", Data())
    try write("P_A.bundle/other.png", 80)
    let found = AssetLibrary.resources(beside: folder).map { ($0 as NSString).lastPathComponent }
    #expect(found == ["P_A.resources", "P_B.resources"])
    #expect(AssetLibrary.resources(beside: folder.appendingPathComponent("none")).isEmpty)
  }
}
