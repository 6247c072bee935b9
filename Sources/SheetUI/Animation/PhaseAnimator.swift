/// A view that goes through phases, each with an animation of its own.
///
/// Without a trigger it goes on for ever while the stage's clock is moved, and a stage settles
/// without waiting for it.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyHashableOrNothing
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var isRunning = false

  /// Tells whether a trigger has changed.
  private struct AnyHashableOrNothing: Equatable {
    let value: (any Equatable)?

    static func == (a: Self, b: Self) -> Bool {
      func isEqual<T: Equatable>(_ value: T) -> Bool { (b.value as? T) == value }
      guard let value = a.value else { return b.value == nil }
      return isEqual(value)
    }
  }

  /// Creates a view that goes through its phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = AnyHashableOrNothing(value: nil)
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through its phases once whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyHashableOrNothing(value: trigger)
    self.content = content
    self.animation = animation
  }

  /// The content in the running phase.
  @MainActor @ViewBuilder public var body: some View {
    if phases.isEmpty {
      EmptyView()
    } else {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger.value == nil { advance() } }
        .onChange(of: trigger) { if !isRunning { advance() } }
    }
  }

  @MainActor private func advance() {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    isRunning = true
    // Phases without an animation would follow each other without time passing.
    let animation = animation(phases[next]) ?? .linear(duration: 1.0 / 60)
    var transaction = Transaction(animation: animation)
    transaction.isBackground = trigger.value == nil
    transaction.addAnimationCompletion {
      if next == 0, trigger.value != nil { isRunning = false } else { advance() }
    }
    withTransaction(transaction) { index = next }
    Stage.noteEnd(of: transaction)
  }
}

extension View {
  /// Changes the view through phases, again and again.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(AnyView(self)), $0) },
      animation: animation)
  }

  /// Changes the view through phases once whenever a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
  }
}
