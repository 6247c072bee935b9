import Raster
import TestSupport
import Testing

struct ComparisonPresetsTests {
  private func count(_ name: String, _ rules: ComparisonRules) throws -> Int {
    let (a, b) = try DiffPairs.images(name)
    return ImageComparison.compare(a, b, rules: rules).statistics?.differingPixels ?? 0
  }

  @Test(
    "pixelmatch's rules give its own tests' counts (C66)", .needsSharedData,
    arguments: [
      ("1a vs 1b", 5, 154), ("1a vs 1b", 10, 120), ("3a vs 3b", 5, 220), ("5a vs 5b", 5, 0),
      ("6a vs 6b", 5, 51), ("8a vs 5b", 5, 32896), ("5a vs 5b", 10, 0), ("8a vs 5b", 10, 32896),
    ])
  func pixelmatch(_ pair: String, _ hundredths: Int, _ expected: Int) throws {
    let rules = ComparisonRules.pixelmatch(threshold: Ratio(hundredths, over: 100))
    let found = try count("pixelmatch: " + pair, rules)
    #expect(found == expected)
  }

  @Test("anti-aliased pixels count where their rule is switched off (C66)", .needsSharedData)
  func antialiasingCounted() throws {
    var rules = ComparisonRules.pixelmatch(threshold: .zero)
    rules.antialiasing = nil
    #expect(try count("pixelmatch: 5a vs 5b", rules) == 256)
    #expect(try count("pixelmatch: 8a vs 5b", rules) == 32896)
    rules.antialiasing = .pixelmatch
    let (a, b) = try DiffPairs.images("pixelmatch: 5a vs 5b")
    let statistics = ImageComparison.compare(a, b, rules: rules).statistics
    #expect(statistics?.antialiasedPixels == 256 && statistics?.unequalPixels == 256)
  }

  @Test(
    "the worst window has pixelmatch's counts", .needsSharedData, arguments: [(32, 29), (8, 6)])
  func windows(_ size: Int, _ expected: Int) throws {
    let (a, b) = try DiffPairs.images("pixelmatch: 6a vs 6b")
    var rules = ComparisonRules.pixelmatch(threshold: Ratio(5, over: 100))
    rules.allowance = Allowance(window: .init(size: size, pixels: expected))
    let difference = ImageComparison.compare(a, b, rules: rules)
    #expect(difference.statistics?.mostInWindow == expected)
    #expect(difference.isAccepted)
    rules.allowance.window?.pixels = expected - 1
    #expect(!ImageComparison.compare(a, b, rules: rules).isAccepted)
  }

  @Test(
    "odiff's rules give its own tests' counts", .needsSharedData,
    arguments: [(10, 1366), (50, 25)])
  func odiff(_ hundredths: Int, _ expected: Int) throws {
    let rules = ComparisonRules.odiff(threshold: Ratio(hundredths, over: 100))
    #expect(try count("odiff: orange vs orange_changed", rules) == expected)
    #expect(try count("odiff: extreme-alpha vs extreme-alpha-1", rules) == 0)
  }

  @Test("Playwright's rules lie between nothing and everything", .needsSharedData)
  func playwright() throws {
    #expect(try count("pixelmatch: 8a vs 5b", .playwright()) == 32896)
    for pair in try DiffPairs.all() where pair.sizeMismatch != true {
      let exact = try #require(pair.exactDiffPixels)
      for name in ComparisonRules.presetNames {
        let rules = try #require(ComparisonRules(preset: name))
        #expect(rules.name == name)
        #expect((0...exact).contains(try count(pair.name, rules)), "\(name), \(pair.name)")
      }
    }
  }

  @Test("pixelmatch's pattern tells what hides on white or on black")
  func translucent() {
    let pairs: [(SIMD4<UInt8>, SIMD4<UInt8>)] = [
      (SIMD4(255, 255, 255, 255), SIMD4(255, 255, 255, 0)),
      (SIMD4(0, 0, 0, 255), SIMD4(0, 0, 0, 0)),
      (SIMD4(0, 0, 0, 128), SIMD4(127, 127, 127, 255)),
    ]
    var lab = ComparisonRules(metric: .ciede2000, threshold: Ratio(2, over: 100))
    for (a, b) in pairs {
      let one = TestImages.solid(a, width: 1, height: 1)
      let two = TestImages.solid(b, width: 1, height: 1)
      for metric in ColorMetric.allCases {
        lab.metric = metric
        #expect(!ImageComparison.compare(one, two, rules: lab).isAccepted, "\(metric)")
      }
      for rules in [ComparisonRules.exact, .pixelmatch(), .swiftSnapshotTesting()] {
        #expect(!ImageComparison.compare(one, two, rules: rules).isAccepted, "\(rules)")
      }
    }
  }

  @Test("an unknown preset is none, and a threshold turns exact rules into channel levels")
  func names() {
    #expect(ComparisonRules(preset: "Exact") == nil)
    #expect(ComparisonRules.exact.withThreshold(Ratio(1, over: 100)).metric == .levels)
    #expect(ComparisonRules.exact.withThreshold(.zero).metric == .exact)
    let rules = ComparisonRules.swiftSnapshotTesting(precision: 0.98, perceptualPrecision: 0.99)
    #expect(rules.metric == .cie94 && rules.threshold == Ratio(1, over: 100))
    #expect(rules.allowance == Allowance(share: Ratio(2, over: 100)))
  }

  @Test("rules are printed with the gray levels that they pass over")
  func printed() {
    #expect(
      ComparisonRules.exact.grayLevels.description
        == "passes over 0 gray levels at black, 0 in the middle, 0 at white")
    let levels = ComparisonRules.exact.withThreshold(Ratio(10, over: 255)).grayLevels
    #expect(levels.fromBlack == 10 && levels.fromMiddle == 10 && levels.fromWhite == 10)
    // ΔE 2 is 2 units of L*: at black (29/3)³/100 = 9.03 of them are the whole linear light.
    #expect(
      ComparisonRules.swiftSnapshotTesting(perceptualPrecision: 0.98).grayLevels.fromWhite == 5)
    for name in ComparisonRules.presetNames {
      #expect(ComparisonRules(preset: name)?.description.hasPrefix(name + ": ") == true)
    }
    print(
      ComparisonRules.presetNames.compactMap { ComparisonRules(preset: $0)?.description }.joined(
        separator: "\n"))
  }
}
