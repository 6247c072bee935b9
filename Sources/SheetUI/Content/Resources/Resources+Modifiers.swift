// The words of modifiers as resources; see the controls.

extension View {
  // MARK: Bars

  /// Sets the title of the page that the view is in.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets a second line under the title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(
    _ subtitleResource: LocalizedStringResource
  ) -> some View { navigationSubtitle(Text(subtitleResource)) }

  /// Adds a search field to the bar around.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the bar around, which is active while a flag is set.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a text at the end of a row or on a tab.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource) -> some View {
    badge(Text(resource))
  }

  // MARK: Alerts

  /// Shows an alert while a flag is set.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message while a flag is set.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about a value while a flag is set and there is a value.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message about a value while a flag is set and there is a value.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  // MARK: Dialogs

  /// Offers a choice of actions while a flag is set.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Offers a choice of actions with a message while a flag is set.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Offers a choice of actions about a value while a flag is set.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  // Reason: six parameters, because SwiftUI's signature has them.
  /// Offers a choice of actions with a message about a value while a flag is set.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  // MARK: Assistive techniques

  /// Explains the view on a pointer; a picture doesn't show it.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { self }

  /// Names the view for assistive techniques; a picture doesn't show it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    self
  }

  /// Says what the view does for assistive techniques; a picture doesn't show it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    self
  }

  /// Tells the view's value to assistive techniques; a picture doesn't show it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    self
  }
}
