// Opens the example screens by taps and tells where the content of their sheets comes to lie.
import Examples
import Foundation
import Raster
import SwiftUI

/// A screen by its row in the list, the button that presents its sheet, and a line of the layout
/// tree that the sheet brings: a text with its frame on an iPhone 13.
///
/// The frames follow from the heights: the content ends at the bottom safe area, 810 points down.
let screens: [(row: String, button: String, line: String)] = [
  ("Base", "Show the sheet", #"Text (164, 674.833, 62, 20.333) "Options""#),
  ("Text Field", "Show the fields", #"Text (160.833, 682.333, 68.333, 20.333) "Receiver""#),
  ("Picker", "Show the pickers", #"Text (178.333, 476, 33.333, 20.333) "Size""#),
  ("Date Picker", "Show the date", #"Text (16, 680.321, 29.667, 20.333) "Day""#),
  ("List", "Row 3", #"Text (156, 773.667, 78, 20.333) "Chosen: 3""#),
  ("Push", "Show the sheet", #"Text (164.167, 773.667, 61.667, 20.333) "Push on""#),
  ("Animation", "Show the sheet", #"Text (109.333, 637, 171.333, 20.333) "Scales in a"#),
  (
    "Custom Slide", "Show the sheet on a long and soft spring",
    #"Text (164, 674.833, 62, 20.333) "Options""#
  ),
  ("Blurred", "Show the blur", #"Text (163, 526, 64, 20.333) "Reading""#),
  ("Gradient", "Show the gradient", #"Text (163, 526, 64, 20.333) "Reading""#),
  ("No Handle", "Show the sheet", #"Text (164, 674.833, 62, 20.333) "Options""#),
  ("Scroll View", "Show the rules", #"Text (148.333, 510, 93.333, 20.333) "House rules""#),
]

/// What is wrong with a screen.
struct MissingContent: Error {
  var row: String
  var line: String
  var tree: String
}

/// Presents every screen's sheet, checks where its content is, and writes its picture.
@MainActor
func presentScreens(on phone: Device, into folder: URL) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (row, button, line) in screens {
    let stage = try Stage(phone) { ContentView() }
    try stage.tap(row)
    try stage.settle()
    guard try !stage.layoutTree().contains(line) else {
      throw MissingContent(row: row, line: "no " + line, tree: try stage.layoutTree())
    }
    try stage.tap(button)
    try stage.settle()
    let tree = try stage.layoutTree()
    guard tree.contains(line) else { throw MissingContent(row: row, line: line, tree: tree) }
    let picture = try PNGEncoder.encode(try stage.snapshot())
    try Data(picture).write(to: folder.appendingPathComponent(row + ".png"))
  }
}
