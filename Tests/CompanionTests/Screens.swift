import AVKit
import AuthenticationServices
import CoreHaptics
import LocalAuthentication
import MessageUI
import OSLog
import PhotosUI
import SafariServices
import StoreKit
import SwiftUI
import UserNotifications
import WebKit
import WidgetKit
import os.log

/// Buttons that present what stands in for the system's pages.
struct CompanionScreen: View {
  @State private var picked: PhotosPickerItem?
  @State private var several: [PhotosPickerItem] = []
  @State private var shown: Page?
  @State private var words = "Nothing"
  @Environment(\.requestReview) private var requestReview

  enum Page: String, CaseIterable, Identifiable {
    case photos, browser, mail, message, movie
    var id: String { rawValue }
  }

  private let logger = Logger(subsystem: "sheets", category: "tests")

  var body: some View {
    VStack(spacing: 16) {
      PhotosPicker("Choose one", selection: $picked, matching: .images)
      PhotosPicker(
        selection: $several, maxSelectionCount: 5, matching: .any(of: [.images, .not(.videos)])
      ) {
        Label("Choose several", systemImage: "photo")
      }
      ForEach(Page.allCases) { page in
        Button(page.rawValue) { shown = page }
      }
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .failure(let error) = result { note(error) }
      }
      .signInWithAppleButtonStyle(.whiteOutline)
      .frame(height: 44)
      Text(words)
    }
    .padding(16)
    .task { if let picked { _ = try? await picked.loadTransferable(type: Data.self) } }
    .sheet(item: $shown) { page in
      switch page {
      case .photos: PhotoPages { words = "\($0) photos" }
      case .browser: Browser()
      case .mail: Mail { words = "Mail \($0.rawValue)" }
      case .message: Message()
      case .movie: VideoPlayer(player: AVPlayer(url: URL(filePath: "/a/Walk.mp4")))
      }
    }
  }

  private func note(_ error: any Error) {
    logger.error("Not signed in: \(error.localizedDescription, privacy: .public)")
    os_log("Not signed in", log: .default, type: .info)
    WidgetCenter.shared.reloadAllTimelines()
    requestReview()
    if let error = error as? ASAuthorizationError, error.code == .canceled { words = "Canceled" }
  }
}

struct PhotoPages: UIViewControllerRepresentable {
  let picked: (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 0
    let controller = PHPickerViewController(configuration: configuration)
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let parent: PhotoPages
    init(_ parent: PhotoPages) { self.parent = parent }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      parent.picked(results.count)
      parent.dismiss()
    }
  }
}

struct Browser: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SFSafariViewController {
    let controller = SFSafariViewController(
      url: URL(string: "https://www.swift.org/blog/") ?? URL(filePath: "/"))
    controller.preferredControlTintColor = .systemOrange
    return controller
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct Mail: UIViewControllerRepresentable {
  let done: (MFMailComposeResult) -> Void

  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    controller.setToRecipients(["ann@example.com", "bo@example.com"])
    controller.setSubject("Sheets")
    controller.setMessageBody("They go up and down.", isHTML: false)
    controller.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
    return controller
  }
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(done) }

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    let done: (MFMailComposeResult) -> Void
    init(_ done: @escaping (MFMailComposeResult) -> Void) { self.done = done }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      done(result)
      controller.dismiss(animated: true)
    }
  }
}

struct Message: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MFMessageComposeViewController {
    let controller = MFMessageComposeViewController()
    controller.recipients = ["555"]
    controller.body = "On my way"
    return controller
  }
  func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
}

struct Web: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = context.coordinator
    return view
  }
  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, WKNavigationDelegate {
    var finished = 0
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
  }
}
