import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// UIKit's pickers of documents and colors in sheets.
@MainActor
@Suite(.serialized)
struct PickerControllerTests {
  final class Log: NSObject, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate {
    var cancelled = 0
    var colors = 0
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      cancelled += 1
    }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      colors += 1
    }
  }

  struct Documents: UIViewControllerRepresentable {
    let log: Log
    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
      picker.delegate = log
      picker.allowsMultipleSelection = true
      return picker
    }
    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
  }

  private func phone(_ root: UIViewController) throws -> Stage {
    try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
  }

  @Test("a picker of documents in a sheet shows an empty folder and tells when it is left")
  func documents() throws {
    let log = Log()
    let stage = try Stage(try #require(Device.named("iphone-15"))) {
      Text("root").sheet(isPresented: .constant(true)) { Documents(log: log) }
    }
    try stage.settle()
    _ = try stage.center(ofText: "Browse")
    try stage.tap("Cancel")
    #expect(log.cancelled == 1)
  }

  final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var cancelled = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled += 1
      picker.dismiss(animated: true)
    }
  }

  @Test(
    "a picker of images shows an empty library or a camera, and tells when it is left",
    arguments: [UIImagePickerController.SourceType.photoLibrary, .camera])
  func images(_ source: UIImagePickerController.SourceType) throws {
    let owner = Owner()
    let root = UIViewController()
    let stage = try phone(root)
    let picker = UIImagePickerController()
    picker.delegate = owner
    picker.sourceType = source
    picker.allowsEditing = true
    try stage.perform { root.present(picker, animated: false) }
    try stage.settle()
    try stage.snapshot().save("picker-\(source.rawValue)")
    try stage.tap("Cancel")
    try stage.settle()
    #expect(owner.cancelled == 1 && root.presentedViewController == nil)
  }

  @Test("a picker of colors takes the color that is tapped")
  func colors() throws {
    let log = Log()
    let root = UIViewController()
    let stage = try phone(root)
    let picker = UIColorPickerViewController()
    picker.delegate = log
    try stage.perform { root.present(picker, animated: false) }
    try stage.settle()
    let title = try stage.center(ofText: "Colors")
    try stage.snapshot().save("colors")
    try stage.tap(at: CGPoint(x: 65, y: title.y + 40))
    #expect(log.colors == 1)
    #expect(picker.selectedColor == UIColor(Color(white: 1)))
  }
}
