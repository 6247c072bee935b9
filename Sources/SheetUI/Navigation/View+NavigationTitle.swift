extension View {
  // MARK: Titles

  /// Sets the title of the page that the view is in, in the language of the user.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bars { $0.title = Text(titleKey) }
  }

  /// Sets the title of the page that the view is in.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    bars { $0.title = Text(title) }
  }

  /// Sets the title of the page that the view is in.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    bars { $0.title = title }
  }

  /// Sets the title of the page that the view is in, which the user may change; the title's menu has
  /// a row for that, which does nothing on a stage.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    let text = title.wrappedValue
    return bars {
      $0.title = Text(verbatim: text)
      if $0.titleMenu == nil {
        $0.titleMenu = AnyView(RenameRow())
      }
    }
  }

  /// Sets the title of the page that the view is in; the watch's title view is its text.
  nonisolated public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    let text = title() as? Text
    return bars { $0.title = text ?? $0.title }
  }

  /// Sets a second line under the title, in the language of the user.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    bars { $0.subtitle = Text(subtitleKey) }
  }

  /// Sets a second line under the title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    bars { $0.subtitle = Text(subtitle) }
  }

  /// Sets a second line under the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    bars { $0.subtitle = subtitle }
  }

  /// Says how the bar shows the title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bars { $0.displayMode = displayMode }
  }

  // MARK: Titles, in the older form

  /// Sets the title of the page that the view is in, in the language of the user.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page that the view is in.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page that the view is in.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page that the view is in, and how the bar shows it.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that the view is in, and how the bar shows it.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that the view is in, and how the bar shows it.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  // MARK: The bar

  /// Leaves the navigation bar out.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars { $0.navigationBar.visibility = hidden ? .hidden : .automatic }
  }

  /// Leaves the way back out of the navigation bar.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    bars { $0.isBackButtonHidden = hidesBackButton }
  }
}

/// How a page comes and goes when it is pushed.
@MainActor @preconcurrency
public protocol NavigationTransition {
  /// Whether the page grows out of its source, for which a fade stands here.
  var _fades: Bool { get }
}

/// The system's slide.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// False.
  public var _fades: Bool { false }

  /// Creates the transition.
  public init() {}
}

/// A page that grows out of a view; it slides like every other here.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  /// True.
  public var _fades: Bool { true }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's slide.
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page that grows out of the view that is named as its source.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Names the document of the page; no menu of the title shows it here.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Says how the page comes and goes.
  ///
  /// Every page slides here: a still picture of the finished transition is the same.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

/// The row of a title's menu that changes the title.
private struct RenameRow: View {
  var body: some View { Button("Rename", systemImage: "pencil") {} }
}
