import SwiftUI

/// Every form in which public code opens something over a view.
struct PresentationForms: View {
  @State private var isShown = false
  @State private var item: FormItem?
  @State private var detent = PresentationDetent.medium
  @State private var failure: FormFailure?

  var body: some View {
    VStack {
      sheets
      covers
      alerts
      oldAlerts
      dialogs
      actionSheets
    }
  }

  @ViewBuilder private var sheets: some View {
    Color.red.sheet(isPresented: $isShown) { content }
    Color.red.sheet(isPresented: $isShown, content: { content })
    Color.red.sheet(isPresented: .constant(true)) { content }
    Color.red.sheet(item: $item) { item in Text(item.name) }
    Color.red.sheet(item: $item, onDismiss: close) { Text($0.name) }
    Color.red.sheet(isPresented: $isShown, onDismiss: close) { content }
    Color.red.sheet(isPresented: $isShown, onDismiss: close, content: { content })
    Color.red.sheet(isPresented: $isShown) {
      close()
    } content: {
      content
    }
    Color.red.sheet(isPresented: $isShown, content: SheetContent.init)
  }

  private var content: some View {
    Text("Content")
      .presentationDetents([.medium, .large, .height(200), .fraction(0.4)])
      .presentationDetents([.custom(HalfDetent.self)])
      .presentationDetents([.large, .medium], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationDragIndicator(.hidden)
      .presentationDragIndicator(.automatic)
      .presentationCornerRadius(20)
      .presentationBackground(.clear)
      .presentationBackground(.regularMaterial)
      .presentationBackground(.thinMaterial)
      .presentationBackground { Color.red }
      .presentationBackgroundInteraction(.enabled)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .interactiveDismissDisabled()
      .interactiveDismissDisabled(isShown)
  }

  @ViewBuilder private var covers: some View {
    Color.red.fullScreenCover(isPresented: $isShown) { content }
    Color.red.fullScreenCover(item: $item) { Text($0.name) }
    Color.red.fullScreenCover(isPresented: $isShown, onDismiss: close, content: { content })
    Color.red.fullScreenCover(isPresented: $isShown, onDismiss: close) { content }
    Color.red.fullScreenCover(isPresented: $isShown) {
      close()
    } content: {
      content
    }
    Color.red.popover(isPresented: $isShown) { content }
    Color.red.contextMenu { Button("Copy") {} }
  }

  @ViewBuilder private var alerts: some View {
    Color.red.alert("Title", isPresented: $isShown) {
      Button("OK") {}
    } message: {
      Text("Words")
    }
    Color.red.alert("Title", isPresented: $isShown) { Button("OK", role: .cancel) {} }
    Color.red.alert(
      "Title", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("Words") })
    Color.red.alert("Title", isPresented: $isShown, actions: { Button("OK") {} })
    Color.red.alert("Title", isPresented: $isShown, presenting: item) { Button($0.name) {} }
    Color.red.alert(isPresented: $isShown, error: failure) { _ in
      Button("OK") {}
    } message: {
      Text($0.hint)
    }
  }

  @ViewBuilder private var oldAlerts: some View {
    Color.red.alert(isPresented: $isShown) {
      Alert(title: Text("Title"), message: Text("Words"))
    }
    Color.red.alert(
      isPresented: $isShown,
      content: {
        Alert(title: Text("Title"), message: Text("Words"), dismissButton: .default(Text("OK")))
      })
    Color.red.alert(
      isPresented: .init {
        isShown
      } set: {
        isShown = $0
      }
    ) {
      Alert(
        title: Text("Title"), message: nil, primaryButton: .cancel(),
        secondaryButton: .destructive(Text("Delete")) { close() })
    }
  }

  @ViewBuilder private var dialogs: some View {
    Color.red.confirmationDialog("Title", isPresented: $isShown) {
      Button("Delete", role: .destructive) {}
    }
    Color.red.confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
      Button("Go on") {}
    }
    Color.red.confirmationDialog(
      "Title", isPresented: $isShown, titleVisibility: .hidden, actions: { Button("Go on") {} })
    Color.red.confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
      Button("Go on") {}
    } message: {
      Text("Words")
    }
    Color.red.confirmationDialog(
      "Title", isPresented: $isShown, titleVisibility: .visible
    ) {
      Button("Go on") {}
    }
    Color.red.confirmationDialog(
      "Title", isPresented: $isShown, titleVisibility: .visible,
      actions: {
        Button("Go on") {}
      }
    ) {
      Text("Words")
    }
    Color.red.confirmationDialog(
      .init("Title"), isPresented: $isShown, titleVisibility: .visible,
      actions: { Button("Go on") {} }, message: { Text("Words") })
  }

  @ViewBuilder private var actionSheets: some View {
    Color.red.actionSheet(isPresented: $isShown) {
      ActionSheet(
        title: Text("Title"), message: Text("Words"),
        buttons: [.default(Text("One")) { close() }, .destructive(Text("Two")), .cancel()])
    }
    Color.red.actionSheet(item: $item) { ActionSheet(title: Text($0.name), buttons: [.cancel()]) }
    Color.red.actionSheet(
      isPresented: $isShown,
      content: {
        ActionSheet(title: Text("Title"), message: Text("Words"), buttons: [.cancel()])
      })
  }

  private func close() { isShown = false }
}

/// What the forms present.
struct FormItem: Identifiable, Hashable {
  var id = 0
  var name = "Item"
}

/// An error with words of its own.
enum FormFailure: LocalizedError {
  case full
  var errorDescription: String? { "Full" }
  var hint: String { "Delete something." }
}

/// A view without arguments, to be named as a function.
struct SheetContent: View {
  var body: some View { Text("Content") }
}

/// Half of the largest height.
struct HalfDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
}
