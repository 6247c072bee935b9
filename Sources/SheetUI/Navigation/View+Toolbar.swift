// swift-format-ignore-file: AmbiguousTrailingClosureOverload

extension View {
  // MARK: Items

  /// Adds views to the bar around: at the trailing edge of a navigation bar.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = ViewToolbarContent(content: content())
    return modifier(ToolbarModifier { content })
  }

  /// Adds items to the bars around.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(ToolbarModifier { content })
  }

  /// Adds items to the bars around, which stay in the order in which they are declared.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(ToolbarModifier { content })
  }

  /// Adds a menu to the title, which has a chevron beside it then.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let items = AnyView(content())
    return bars { $0.titleMenu = items }
  }

  /// Adds views to the ends of the navigation bar around.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(ToolbarModifier { NavigationBarItems(leading: leading, trailing: trailing) })
  }

  /// Adds a view to the leading end of the navigation bar around.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier { NavigationBarItems(leading: leading, trailing: EmptyView()) })
  }

  /// Adds a view to the trailing end of the navigation bar around.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier { NavigationBarItems(leading: EmptyView(), trailing: trailing) })
  }

  // MARK: Bars

  /// Shows or hides bars; the navigation bar where none is named.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Shows or hides bars; the navigation bar where none is named.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Takes a part away that the system adds to the bar by itself.
  nonisolated public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    bars { bars in
      if defaultItemKind == .title { bars.removesTitle = true }
      if defaultItemKind == .sidebarToggle { bars.removesSidebarToggle = true }
    }
  }

  /// Fills bars with a style, which shows while content lies under them.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the appearance of bars; nil for that around.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.colorScheme = colorScheme }
  }

  /// Says how the bar shows its title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bars { $0.displayMode = mode.mode }
  }

  /// Says what the bar is for; `editor` leaves the title of the way back out.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    bars { $0.role = role }
  }
}
