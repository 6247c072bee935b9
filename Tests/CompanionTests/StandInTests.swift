import AVFoundation
import AVKit
import AuthenticationServices
import CoreHaptics
import CoreLocation
import LocalAuthentication
import MessageUI
import Photos
import PhotosUI
import Raster
import SheetUI
import StoreKit
import SwiftUI
import Testing
import UserNotifications
import WebKit
import WidgetKit
import os

@Suite("What stands in for the system's pages")
@MainActor
struct StandInTests {
  private let phone: Device

  init() throws { phone = try #require(Device.named("iphone-15")) }

  @Test("a picker of photos is its label, and shows an empty library until it is canceled")
  func photos() throws {
    let stage = try Stage(phone) { CompanionScreen() }
    for label in ["Choose one", "Choose several"] {
      try stage.tap(label)
      try stage.settle()
      #expect(try stage.layoutTree().contains("No Photos or Videos"))
      try stage.tap("Cancel")
      try stage.settle()
      #expect(try !stage.layoutTree().contains("No Photos or Videos"))
    }
  }

  @Test("UIKit's picker tells its delegate that nothing was picked")
  func picker() throws {
    let stage = try Stage(phone) { CompanionScreen() }
    try stage.tap("photos")
    try stage.settle()
    try stage.tap("Cancel")
    try stage.settle()
    #expect(try stage.layoutTree().contains("0 photos"))
  }

  @Test("a library that stands in its place is shown at once")
  func inlinePhotos() throws {
    let tree = try Stage(phone) {
      PhotosPicker("Choose", selection: .constant([])).photosPickerStyle(.inline)
    }.layoutTree()
    #expect(tree.contains("No Photos or Videos") && !tree.contains("\"Choose\""))
  }

  @Test("a browser says where it would be, and goes when it is done")
  func browser() throws {
    let stage = try Stage(phone) { CompanionScreen() }
    try stage.tap("browser")
    try stage.settle()
    let tree = try stage.layoutTree()
    #expect(tree.contains("\"www.swift.org\"") && tree.contains("\"https://www.swift.org/blog/\""))
    try stage.tap("Done")
    try stage.settle()
    #expect(try !stage.layoutTree().contains("www.swift.org"))
  }

  @Test("a mail has what the app has filled in, and can be thrown away")
  func mail() throws {
    let stage = try Stage(phone) { CompanionScreen() }
    try stage.tap("mail")
    try stage.settle()
    let tree = try stage.layoutTree()
    for words in ["ann@example.com, bo@example.com", "Sheets", "They go up and down.", "log.txt"] {
      #expect(tree.contains("\"\(words)\""), "\(words) in \(tree)")
    }
    try stage.tap("Cancel")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Mail 0"))
    #expect(!MFMailComposeViewController.canSendMail())
  }

  @Test("a movie is a black box with its file's name")
  func movie() throws {
    let stage = try Stage(phone) {
      VideoPlayer(player: AVPlayer(url: URL(filePath: "/a/Walk.mp4"))) { Text("Mine") }
        .frame(width: 300, height: 200)
    }
    let tree = try stage.layoutTree()
    #expect(tree.contains("\"Walk.mp4\"") && tree.contains("\"Mine\""))
    let bitmap = try stage.snapshot()
    let place = 3 * 430 * bitmap.width + 3 * 60
    #expect(bitmap.pixels[place].rgba == SIMD4<UInt8>(0, 0, 0, 255))
  }

  @Test("nobody signs in with Apple: the app hears that it was canceled")
  func signIn() throws {
    let stage = try Stage(phone) { CompanionScreen() }
    try stage.tap("Continue with Apple")
    #expect(try stage.layoutTree().contains("\"Canceled\""))
  }

  @Test("a page of the web is its address, or the words of its text")
  func web() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let stage = try Stage(phone) { Web(url: url) }
    #expect(try stage.layoutTree().contains("\"https://example.com/a\""))
    let view = WKWebView()
    view.loadHTMLString("<p>One <b>and</b>\n two</p>", baseURL: nil)
    #expect(view.url == nil && !view.canGoBack)
    view.load(URLRequest(url: url))
    view.load(URLRequest(url: url.appending(path: "b")))
    view.goBack()
    #expect(view.url == url && view.canGoForward && !view.canGoBack)
    let page = WebPage()
    page.load(html: "<p>One <b>and</b>\n two</p>")
    #expect(try Stage(phone) { WebView(page) }.layoutTree().contains("\"One and two\""))
  }

  @Test("what a device could do is denied, without a trap")
  func denied() async throws {
    #expect(CLLocationManager().authorizationStatus == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == -6)
    #expect(try await Product.products(for: ["a"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("something was bought") }
    #expect(try await !UNUserNotificationCenter.current().requestAuthorization(options: [.alert]))
  }

  @Test("notifications are kept until they are taken back")
  func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Sheet"
    for name in ["a", "b", "a"] {
      try await center.add(
        UNNotificationRequest(
          identifier: name, content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)))
    }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("places are as far apart as on the Earth")
  func distance() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    // 343.5 km, by the usual calculators.
    #expect(abs(paris.distance(from: london) - 343_556) < 1000)
  }

  @Test("a lock guards its state")
  func lock() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { count.withLock { $0 += 1 } } }
    }
    #expect(count.withLock { $0 } == 50)
    var raw = os_unfair_lock()
    os_unfair_lock_lock(&raw)
    #expect(!os_unfair_lock_trylock(&raw))
    os_unfair_lock_unlock(&raw)
    #expect(os_unfair_lock_trylock(&raw))
  }
}
