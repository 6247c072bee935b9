// swift-tools-version: 6.0
// A client of the package: sheet code as it is printed in two public documents, compiled unchanged
// in the language modes of Swift 5 and Swift 6, and run.
import PackageDescription

let sheetshot: [Target.Dependency] = ["SwiftUI", "UIKit", "PartialSheet"].map {
  .product(name: $0, package: "sheetshot", condition: .when(platforms: [.linux]))
}

let package = Package(
  name: "Seeds",
  defaultLocalization: "en",
  // What “sheetshot previews” is tried with.
  products: [.library(name: "Previews", targets: ["Previews5", "Previews6"])],
  dependencies: [.package(name: "sheetshot", path: "../..")],
  targets: [
    .target(
      name: "Seeds5", dependencies: sheetshot, swiftSettings: [.swiftLanguageMode(.v5)]),
    // The same files, by links.
    .target(
      name: "Seeds6", dependencies: sheetshot, swiftSettings: [.swiftLanguageMode(.v6)]),
    // Previews of both kinds, the same files as well.
    .target(
      name: "Previews5", dependencies: sheetshot, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Previews6", dependencies: sheetshot, swiftSettings: [.swiftLanguageMode(.v6)]),
    // Twelve screens with partial sheets, in a list that pushes them.
    .target(
      name: "Examples", dependencies: sheetshot, swiftSettings: [.swiftLanguageMode(.v5)]),
    // An app as it is, with its resources.
    .target(
      name: "Groceries", dependencies: sheetshot, resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AssetSymbols", package: "sheetshot")]),
    // The forms of calls that public code uses most.
    .target(
      name: "Forms", dependencies: sheetshot, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Render",
      dependencies: sheetshot + ["Examples", "Forms", "Groceries", "Seeds5", "Seeds6"]),
  ]
)
