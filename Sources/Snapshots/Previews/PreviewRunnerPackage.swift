/// The package of the program that takes the pictures of another package's previews.
public struct PreviewRunnerPackage: Equatable, Sendable {
  /// The folder of the package with the previews.
  public let packageFolder: String
  /// The folder's name, by which the manifest calls the package.
  private let identity: String
  private let product: String
  private let sheetshot: String

  /// Creates a package for a product.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the package with the previews.
  ///   - product: The library product with the previews.
  ///   - sheetshot: The line of a manifest that depends on `sheetshot`.
  public init(folder: String, product: String, sheetshot: String) {
    packageFolder = folder
    identity = FileStore.name(of: folder).lowercased()
    self.product = product
    self.sheetshot = sheetshot
  }

  /// The name of the program.
  public static var program: String { "PreviewRunner" }

  /// The files, by their paths in the package.
  public var files: [(path: String, text: String)] {
    [("Package.swift", manifest), ("Sources/\(Self.program)/main.swift", Self.main)]
  }

  /// A word apart, because checks of this package's own modules look for it.
  private static var use: String { "import" }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    // Made by “sheetshot previews”; it may be deleted at any time.
    \(Self.use) PackageDescription

    let package = Package(
      name: "\(Self.program)",
      dependencies: [
        .package(path: \(packageFolder.debugDescription)),
        \(sheetshot),
      ],
      targets: [
        .executableTarget(
          name: "\(Self.program)",
          dependencies: [
            .product(name: \(product.debugDescription), package: \(identity.debugDescription)),
            .product(name: "SheetshotPreviews", package: "sheetshot"),
          ])
      ]
    )

    """
  }

  private static var main: String {
    """
    \(use) SheetshotPreviews

    try PreviewRunner.run(Array(CommandLine.arguments.dropFirst()))

    """
  }
}
