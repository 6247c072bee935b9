// Shows the app whose resources lie in its target, in two languages and appearances.
import Foundation
import Groceries
import SwiftUI

/// What an app's screen doesn't show as its resources have it.
struct MissingResource: Error {
  var words: String
  var tree: String
}

/// Shows the app's screen and its sheet, and checks what comes from the app's resources.
@MainActor
func showApp(on phone: Device) throws {
  var configuration = StageConfiguration(device: phone)
  try showApp(configuration, ["Groceries", "2 things", "Open it", "#112299"], "Hello, basket")
  configuration.colorScheme = .dark
  configuration.locale = Locale(identifier: "de_DE")
  try showApp(configuration, ["Einkauf", "2 Dinge", "Auf damit", "#CC9933"], "Hallo, Korb")
}

@MainActor
private func showApp(
  _ configuration: StageConfiguration, _ words: [String], _ greeting: String
) throws {
  let stage = try Stage(configuration) { basketScreen() }
  try check(stage, words)
  guard stage.warnings.isEmpty else {
    throw MissingResource(words: "no warnings", tree: "\(stage.warnings)")
  }
  try stage.tap(words[2])
  try stage.settle()
  try check(stage, [greeting])
}

@MainActor
private func check(_ stage: Stage, _ words: [String]) throws {
  let tree = try stage.layoutTree()
  for words in words where !tree.contains(words) {
    throw MissingResource(words: words, tree: tree)
  }
}
