// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, which the macros are built against.
///
/// It lies beside the library that this manifest is being run with. A toolchain without it, and any
/// Apple system, where the system's SwiftUI brings the macros, builds the package without macros.
let hostFolder: String? = {
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  // Read to its end by C: Foundation takes the short reads of this file for the whole of it.
  guard let maps = fopen("/proc/self/maps", "r") else { return nil }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 8192)
  var found: String?
  while found == nil, fgets(&buffer, Int32(buffer.count), maps) != nil {
    let line = String(
      decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if line.hasSuffix(library) { found = line }
  }
  guard let line = found, let start = line.firstIndex(of: "/") else { return nil }
  let host = line[start...].dropLast(library.count) + "/host"
  let module = host + "/SwiftSyntaxMacros.swiftmodule"
  return FileManager.default.fileExists(atPath: String(module)) ? String(host) : nil
}()

/// The settings of every Swift target, each with its reason.
let settings: [SwiftSetting] = [
  // `any` is spelled out, so that the cost of an existential is visible where it is paid.
  .enableUpcomingFeature("ExistentialAny"),
  // An import is the importing file's own business unless it says `public`.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is usable only where its module is imported: no accidental dependencies.
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of the targets that touch every pixel: without optimization a debug test of an
/// image is some hundred times slower, so debug builds optimize them too and keep their asserts.
let pixelSettings: [SwiftSetting] =
  settings + [
    .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
  ]

/// C is optimized in debug builds as well, for the same reason.
let cSettings: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

/// The settings of what is built against the toolchain's SwiftSyntax.
let macroSettings: [SwiftSetting] =
  settings + (hostFolder.map { [.unsafeFlags(["-I", $0])] } ?? [])

/// Where the linker and the running plugin find the toolchain's SwiftSyntax.
let macroLinkerSettings: [LinkerSetting] =
  hostFolder.map { host in
    let libraries = [
      "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
      "SwiftParser", "SwiftDiagnostics", "SwiftOperators", "SwiftBasicFormat",
      "SwiftCompilerPluginMessageHandling",
    ]
    let search = ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
    return [.unsafeFlags(search + libraries.map { "-l\($0)" })]
  } ?? []

/// The modules that sheet code imports beside SwiftUI and UIKit, with what each needs.
///
/// What they offer stands in for what Apple's systems have, and says so.
let companions: [(name: String, needs: [Target.Dependency])] = [
  ("Accessibility", ["SheetUI"]), ("AppTrackingTransparency", []), ("AudioToolbox", []),
  ("AuthenticationServices", ["SheetUI"]),
  ("AVFoundation", ["AudioToolbox", "CoreMedia", "SheetUI"]), ("AVKit", ["AVFoundation"]),
  ("Charts", ["SheetUI"]), ("Contacts", []), ("ContactsUI", ["Contacts", "SheetUI"]),
  ("CoreData", ["SheetUI"]), ("CoreGraphics", ["SheetUI"]), ("CoreHaptics", []),
  ("CoreImage", ["COS", "Raster", "SheetUI"]), ("CoreLocation", []),
  ("CoreLocationUI", ["CoreLocation", "SheetUI"]), ("CoreMedia", []), ("CoreMotion", []),
  ("CoreTransferable", ["SheetUI"]), ("EventKit", []), ("EventKitUI", ["EventKit", "SheetUI"]),
  ("LocalAuthentication", []), ("MapKit", ["CoreLocation", "Raster", "SheetUI"]),
  ("MediaPlayer", ["SheetUI"]), ("MessageUI", ["SheetUI"]), ("Network", []), ("os", ["COS"]),
  ("OSLog", ["os"]), ("PDFKit", ["SheetUI"]), ("Photos", ["SheetUI"]), ("PhotosUI", ["Photos"]),
  ("QuartzCore", ["SheetUI"]), ("QuickLook", ["SheetUI"]), ("SafariServices", ["SheetUI"]),
  ("Speech", []), ("StoreKit", ["SheetUI"]), ("TipKit", ["SheetUI"]), ("UserNotifications", []),
  ("WebKit", ["SheetUI"]), ("WidgetKit", ["SheetUI"]),
  // Found by files that import Testing besides; see there.
  ("_Testing_CoreGraphics", []), ("_Testing_CoreImage", []),
]

let package = Package(
  name: "sheetshot",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "PartialSheet", targets: ["PartialSheet"]),
    .library(name: "SheetshotTesting", targets: ["SheetshotTesting"]),
    // What the runner that “sheetshot previews” makes depends on.
    .library(name: "SheetshotPreviews", targets: ["SheetshotPreviews"]),
    .executable(name: "sheetshot", targets: ["sheetshot"]),
    .executable(name: "raster-bench", targets: ["raster-bench"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ],
  targets: [
    // C: libpng and zlib, then FreeType, HarfBuzz and ICU, behind calls that return a status.
    .target(
      name: "CPNG", cSettings: cSettings,
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .target(
      name: "CFonts", dependencies: ["CFreeType"], cSettings: cSettings,
      linkerSettings: [
        .linkedLibrary("freetype"), .linkedLibrary("harfbuzz"), .linkedLibrary("icuuc"),
        .linkedLibrary("icui18n"),
      ]),

    // C: the parts of Apple's `os` by their names, and its lock.
    .target(name: "COS", cSettings: cSettings),

    // C: the Swift runtime's records of types.
    .target(name: "CMetadata", cSettings: cSettings),

    // Pixels, text, views.
    .target(name: "Raster", dependencies: ["CPNG"], swiftSettings: pixelSettings),
    .target(
      name: "Typography", dependencies: ["Raster", "CFonts"], swiftSettings: pixelSettings),
    .target(
      name: "SheetUI",
      dependencies: ["Raster", "Typography", "CMetadata"]
        + (hostFolder == nil ? [] : ["SheetMacros"]),
      swiftSettings: settings + (hostFolder == nil ? [] : [.define("SHEET_MACROS")])),
    .target(name: "Combine", dependencies: ["SheetUI"], swiftSettings: settings),
    .target(
      name: "SwiftData",
      dependencies: ["SheetUI"] + (hostFolder == nil ? [] : ["SheetMacros"]),
      swiftSettings: settings + (hostFolder == nil ? [] : [.define("SHEET_MACROS")])),
    .target(name: "UniformTypeIdentifiers", dependencies: ["SheetUI"], swiftSettings: settings),
    // Depends on Combine and more so that a client's imports find them without asking for them.
    .target(
      name: "SwiftUI",
      dependencies: ["SheetUI", "Combine", "SwiftData", "UniformTypeIdentifiers"]
        + companions.map { .init(stringLiteral: $0.name) },
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: ["SheetUI", "UniformTypeIdentifiers", "_Testing_UIKit"]
        + companions.map { .init(stringLiteral: $0.name) },
      swiftSettings: settings),
    // Found by files that import both UIKit and Testing; see there.
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .target(name: "PartialSheet", dependencies: ["SwiftUI"], swiftSettings: settings),

    // Scenes, comparison, tests, commands.
    .target(
      name: "Snapshots", dependencies: ["Raster", "SheetUI", "PartialSheet"],
      swiftSettings: settings),
    .target(name: "SheetshotPreviews", dependencies: ["Snapshots"], swiftSettings: settings),
    .target(
      name: "SheetshotTesting", dependencies: ["Raster", "SheetUI", "Snapshots"],
      swiftSettings: settings),
    .executableTarget(
      name: "sheetshot", dependencies: ["Raster", "SheetUI", "Snapshots"],
      swiftSettings: settings),
    .executableTarget(
      name: "raster-bench", dependencies: ["Raster", "SheetUI", "Snapshots", "Typography"],
      swiftSettings: pixelSettings),

    // The names of assets, which Xcode makes for its own targets.
    .executableTarget(name: "asset-symbols", swiftSettings: settings),
    .plugin(
      name: "AssetSymbols", capability: .buildTool(), dependencies: ["asset-symbols"],
      path: "Sources/AssetSymbols"),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Raster"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "CPNG", "TestSupport"],
      swiftSettings: pixelSettings),
    .testTarget(
      name: "TypographyTests", dependencies: ["Raster", "Typography", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SheetUITests",
      dependencies: ["Raster", "Typography", "SheetUI", "SwiftUI", "UIKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["Raster", "SheetUI", "SwiftUI", "SwiftData", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CompanionTests",
      dependencies: ["Raster", "SheetUI", "SwiftUI", "UIKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PartialSheetTests",
      dependencies: ["Raster", "SheetUI", "SwiftUI", "UIKit", "PartialSheet", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Raster", "SheetUI", "SwiftUI", "PartialSheet", "Snapshots", "SheetshotTesting",
        "TestSupport",
      ],
      exclude: ["Testing/__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "AssetSymbolsTests", dependencies: ["asset-symbols"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["Raster", "Snapshots", "TestSupport", "sheetshot"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += companions.map {
  .target(name: $0.name, dependencies: $0.needs, swiftSettings: settings)
}
package.products += companions.map { .library(name: $0.name, targets: [$0.name]) }

if hostFolder != nil {
  package.targets += [
    // A target of its own, because tests that depend on a macro's program have SwiftPM build all they
    // depend on a second time, for the host.
    .target(
      name: "MacroExpansion", swiftSettings: macroSettings, linkerSettings: macroLinkerSettings),
    .macro(
      name: "SheetMacros", dependencies: ["MacroExpansion"], swiftSettings: macroSettings,
      linkerSettings: macroLinkerSettings),
    .testTarget(
      name: "SheetMacrosTests", dependencies: ["MacroExpansion"], swiftSettings: macroSettings,
      linkerSettings: macroLinkerSettings),
  ]
}
