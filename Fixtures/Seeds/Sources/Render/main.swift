// Runs the documents' code on stages and prints the layout trees.
import Forms
import Seeds5
import Seeds6
import SwiftUI
import UIKit

guard let pad = Device.named("ipad-pro-12.9"), let phone = Device.named("iphone-13") else {
  fatalError("The devices are missing.")
}

@MainActor
func printTrees(
  _ alerting: some UIViewController, fail: () -> Void, presentDefault: () -> Void,
  _ uses: some View
) throws {
  let navigation = UINavigationController(rootViewController: alerting)
  let stage = try Stage(pad, rootViewController: navigation)
  try stage.perform(fail)
  try stage.settle()
  print(try stage.layoutTree())
  try stage.perform { navigation.dismiss(animated: false) }
  try stage.perform(presentDefault)
  try stage.settle()
  print(try stage.layoutTree())
  let sheet = try Stage(phone) { uses }
  try sheet.tap("Show")
  try sheet.settle()
  print(try sheet.layoutTree())
}

@MainActor
func buyGroceries(_ screen: some View) throws {
  let stage = try Stage(phone) { screen }
  try stage.tap("New")
  try stage.settle()
  try stage.tap("Save")
  try stage.settle()
  print(try stage.layoutTree())
}

let five = Seeds5.AlertingViewController()
try printTrees(
  five, fail: { five.fail() }, presentDefault: { five.presentDefault() },
  Seeds5.PartialSheetUses())
let six = Seeds6.AlertingViewController()
try printTrees(
  six, fail: { six.fail() }, presentDefault: { six.presentDefault() },
  Seeds6.PartialSheetUses())

try buyGroceries(Seeds5.GroceryScreen.sample)
try buyGroceries(Seeds6.GroceryScreen.sample)

// What stands in for the system's maps, photos and movies.
print(try Stage(phone) { CompanionForms() }.layoutTree())
try showApp(on: phone)

// The pictures are for looking at; where they are is told on the error stream.
let pictures = FileManager.default.temporaryDirectory.appendingPathComponent("sheetshot-screens")
try presentScreens(on: phone, into: pictures)
FileHandle.standardError.write(Data("render: the screens' pictures are in \(pictures.path)\n".utf8))
