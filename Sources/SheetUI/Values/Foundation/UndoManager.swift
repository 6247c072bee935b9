public import Foundation

/// Remembers how to take changes back, which Foundation on Linux can't.
///
/// Invariant behind `@unchecked Sendable`: it is used by the thread that made it.
open class UndoManager: NSObject, @unchecked Sendable {
  /// What takes changes back.
  private struct Step {
    var actions: [() -> Void] = []
    var name = ""
    // Whose changes they are.
    weak var target: AnyObject?
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var groups: [Step] = []
  private var disabledCount = 0
  /// Whether a change is being taken back.
  open private(set) var isUndoing = false
  /// Whether a change is being made again.
  open private(set) var isRedoing = false
  /// Whether each turn of the run loop is one step; a change is a step of its own here.
  open var groupsByEvent = true
  /// How many steps are kept; 0 for all.
  open var levelsOfUndo = 0

  /// Creates a manager that remembers nothing.
  public override init() { super.init() }

  /// Whether there is a change to take back.
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// The name of the change that would be taken back.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the change that would be made again.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// The words of a menu for taking back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The words of a menu for making again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Whether changes are remembered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// How many groups are open.
  open var groupingLevel: Int { groups.count }

  /// Returns the words of a menu for taking a change back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }

  /// Returns the words of a menu for making a change again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }

  /// Remembers how to take a change back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if groups.isEmpty {
      add(Step(actions: [action], target: target))
    } else {
      groups[groups.count - 1].actions.append(action)
      groups[groups.count - 1].target = target
    }
  }

  /// Names the last change.
  open func setActionName(_ actionName: String) {
    if !groups.isEmpty {
      groups[groups.count - 1].name = actionName
    } else if isUndoing, !redoSteps.isEmpty {
      redoSteps[redoSteps.count - 1].name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  /// Begins a step of several changes.
  open func beginUndoGrouping() { groups.append(Step()) }

  /// Ends a step of several changes.
  open func endUndoGrouping() {
    guard let group = groups.popLast(), !group.actions.isEmpty else { return }
    if groups.isEmpty {
      add(group)
    } else {
      groups[groups.count - 1].actions += group.actions
      groups[groups.count - 1].target = group.target
    }
  }

  /// Takes the last change back.
  open func undo() { undoNestedGroup() }

  /// Takes the last change back.
  open func undoNestedGroup() {
    while !groups.isEmpty { endUndoGrouping() }
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Makes the last change that was taken back again.
  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undoSteps.removeAll { $0.target === object }
    redoSteps.removeAll { $0.target === object }
  }

  /// Remembers changes no longer.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Remembers changes again.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  /// What is registered while the step runs is one step on the other stack.
  private func run(_ step: Step) {
    groups.append(Step(name: step.name))
    for action in step.actions.reversed() { action() }
    guard let group = groups.popLast(), !group.actions.isEmpty else { return }
    add(group)
  }

  private func add(_ step: Step) {
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if levelsOfUndo > 0 { undoSteps.removeFirst(max(undoSteps.count - levelsOfUndo, 0)) }
      if !isRedoing { redoSteps = [] }
    }
  }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// What remembers changes to take them back; nil where nobody has set one.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
