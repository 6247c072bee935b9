import Raster
import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("diff's rules")
struct ComparisonOptionsTests {
  private let folder: TemporaryFolder
  private let plain: String
  private let changed: String

  init() throws {
    folder = try TemporaryFolder()
    (plain, changed) = (folder.file("a.png"), folder.file("b.png"))
    var bitmap = Bitmap(width: 10, height: 10, filledWith: PremultipliedPixel.white)
    try FileStore.write(try PNGEncoder.encode(bitmap), to: plain)
    bitmap[2, 3] = PremultipliedPixel.black
    bitmap[7, 8] = PremultipliedPixel(250, 250, 250, 255)
    try FileStore.write(try PNGEncoder.encode(bitmap), to: changed)
  }

  private func run(_ options: [String]) -> CommandRun {
    CommandRun(["diff", plain, changed, "--json"] + options)
  }

  @Test(
    "limits decide between within and different, at their exact boundaries",
    arguments: [
      ([], "different", 2), (["--max-pixels", "2"], "within", 2),
      (["--max-pixels", "1"], "different", 2), (["--max-ratio", "0.02"], "within", 2),
      (["--max-ratio", "0.0199"], "different", 2), (["--threshold", "0.02"], "different", 1),
      (["--threshold", "0.02", "--max-pixels", "1"], "within", 1),
      (["--threshold", "1"], "within", 0), (["--preset", "pixelmatch"], "different", 1),
      (["--preset", "odiff", "--max-ratio", "0.01"], "within", 1),
      (["--preset", "playwright"], "different", 1),
      (["--preset", "swift-snapshot-testing", "--threshold", "0.05"], "different", 1),
      (["--preset", "swift-snapshot-testing", "--max-ratio", "0.015"], "within", 2),
      (["--mask", "2,3,1,1"], "different", 1),
      (["--mask", "2,3,1,1", "--mask", "7,0,3,10"], "within", 0),
    ])
  func limits(_ options: [String], _ result: String, _ count: Double) {
    let run = run(options)
    #expect(run.code == (result == "within" ? .done : .differs))
    #expect(run.json?["result"]?.text == result)
    #expect(run.json?["differingPixels"]?.number == count)
  }

  @Test("the preset, the masked pixels and the rules are in the result")
  func result() {
    let run = run(["--preset", "pixelmatch", "--mask", "0,0,5,2"])
    #expect(run.json?["preset"]?.text == "pixelmatch")
    #expect(run.json?["maskedPixels"]?.number == 10)
    #expect(run.json?["unequalPixels"]?.number == 2)
    #expect(run.json?["share"]?.number == 1.0 / 90)
    #expect(run.json?["rules"]?.text?.hasPrefix("pixelmatch: OKLab HyAB over 0.1") == true)
    let words = CommandRun(["diff", plain, changed, "--max-pixels", "2"]).output
    #expect(words.hasPrefix("within: 2 of 100 pixels differ"))
  }

  @Test(
    "values that can't be used are trouble",
    arguments: [
      ["--preset", "pixel"], ["--threshold", "-0.1"], ["--threshold", "1.5"],
      ["--threshold", "nan"], ["--max-pixels", "-1"], ["--max-pixels", "1.5"],
      ["--max-ratio", "2"], ["--max-ratio", ""], ["--mask", "1,2,3"], ["--mask", "1,2,3,0"],
      ["--mask", "a,b,c,d"], ["--mask", "1,2,3,4,5"], ["--mask", "1,,2,3"],
      ["--mask", "9223372036854775807,0,9223372036854775807,1"],
      ["--mask", "0,0,-9223372036854775808,1"],
    ])
  func trouble(_ options: [String]) {
    #expect(run(options).code == .trouble)
  }

  @Test("masks over everything are trouble, for equal pictures as well")
  func everythingMasked() {
    let masks = ["--mask", "0,0,10,5", "--mask", "0,5,10,5"]
    #expect(run(masks).code == .trouble)
    #expect(CommandRun(["diff", plain, plain] + masks).code == .trouble)
    #expect(CommandRun(["diff", plain, plain, "--mask", "0,0,10,5"]).code == .done)
  }
}
