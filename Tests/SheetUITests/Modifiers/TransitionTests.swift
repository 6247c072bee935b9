import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Transitions that say themselves what a view looks like on its way.
@MainActor
struct TransitionTests {
  struct Lift: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  struct Shift: ViewModifier {
    let y: CGFloat
    func body(content: Content) -> some View { content.offset(y: y) }
  }

  struct Panel: View {
    let transition: AnyTransition
    var animation = Animation.linear(duration: 1)
    @State private var isShown = false

    var body: some View {
      ZStack(alignment: .top) {
        Color.white.frame(width: 100, height: 100)
          .onTapGesture { withAnimation(animation) { isShown.toggle() } }
        if isShown {
          Color.black.frame(width: 100, height: 20).named("panel").padding(.top, 40)
            .transition(transition)
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  private func lab(_ transition: AnyTransition) throws -> Lab {
    let lab = try Lab(100, 100) { Panel(transition: transition) }
    try lab.stage.tap(at: CGPoint(x: 50, y: 5))
    return lab
  }

  private func leave(_ lab: Lab) throws {
    try lab.stage.settle()
    try lab.stage.tap(at: CGPoint(x: 50, y: 5))
  }

  @Test("a transition of one's own comes from its first phase and goes to its last")
  func own() throws {
    let lab = try lab(AnyTransition(Lift()))
    #expect(try lab.frame("panel", at: 0).minY == 0)
    #expect(try lab.frame("panel", at: 0.5).minY == 20)
    #expect(try lab.frame("panel", at: 1).minY == 40)
    try leave(lab)
    let start = lab.stage.time
    #expect(try lab.frame("panel", at: start).minY == 40)
    #expect(try lab.frame("panel", at: start + 0.5).minY == 60)
    let pixels = Pixels(try lab.stage.snapshot(at: start + 0.999))
    #expect(abs(Int(pixels.at(50, 90)[0]) - 128) <= 2)
    try lab.stage.settle()
    #expect(Pixels(try lab.stage.snapshot()).at(50, 90) == [255, 255, 255, 255])
  }

  @Test("a modifier is on where the view isn't there")
  func modifiers() throws {
    let lab = try lab(.modifier(active: Shift(y: 30), identity: Shift(y: 0)))
    #expect(try lab.frame("panel", at: 0).minY == 70)
    #expect(try lab.frame("panel", at: 0.5).minY == 55)
    try leave(lab)
    #expect(try lab.frame("panel", at: lab.stage.time + 0.5).minY == 55)
  }

  @Test("one way in and another way out keep apart")
  func asymmetric() throws {
    let down = AnyTransition.modifier(active: Shift(y: 30), identity: Shift(y: 0))
    let up = AnyTransition.modifier(active: Shift(y: -30), identity: Shift(y: 0))
    let lab = try lab(.asymmetric(insertion: down, removal: up))
    #expect(try lab.frame("panel", at: 0.5).minY == 55)
    try leave(lab)
    #expect(try lab.frame("panel", at: lab.stage.time + 0.5).minY == 25)
  }

  @Test("a body and a built-in transition act together")
  func combined() throws {
    let down = AnyTransition.modifier(active: Shift(y: 20), identity: Shift(y: 0))
    let lab = try lab(down.combined(with: .opacity))
    #expect(try lab.frame("panel", at: 0.5).minY == 50)
    let pixels = Pixels(try lab.stage.snapshot(at: 0.5))
    #expect(pixels.at(50, 60) == [128, 128, 128, 255])
  }

  @Test("turning round on the way goes back from where the view is")
  func turnRound() throws {
    let lab = try lab(.modifier(active: Shift(y: 40), identity: Shift(y: 0)))
    try leave(lab)
    try lab.stage.advance(by: 0.5)
    try lab.stage.tap(at: CGPoint(x: 50, y: 5))
    #expect(try lab.frame("panel").minY == 60)
    try lab.stage.settle()
    #expect(try lab.frame("panel").minY == 40)
  }

  @Test("an animation of the transition's own sets its pace")
  func ownAnimation() throws {
    let lab = try lab(
      .modifier(active: Shift(y: 40), identity: Shift(y: 0)).animation(.linear(duration: 2)))
    #expect(try lab.frame("panel", at: 1).minY == 60)
  }

  @Test("every type of transition starts away and ends in place")
  func types() throws {
    func check(_ transition: some Transition) throws {
      let lab = try lab(AnyTransition(transition))
      let before = Pixels(try lab.stage.snapshot(at: 0))
      #expect(before.at(50, 50) == [255, 255, 255, 255], "\(type(of: transition))")
      let after = Pixels(try lab.stage.snapshot(at: 1))
      #expect(after.at(50, 50) == [0, 0, 0, 255], "\(type(of: transition))")
    }
    try check(.opacity)
    try check(.slide)
    try check(.scale)
    try check(.move(edge: .top))
    try check(.push(from: .trailing))
    try check(.offset(x: 200))
    try check(.blurReplace)
    try check(.blurReplace(.upUp))
    try check(.symbolEffect)
    try check(AsymmetricTransition(insertion: .move(edge: .leading), removal: .scale))
    try check(.opacity.combined(with: .slide).animation(.linear(duration: 0.5)))
  }

  @Test("a transition applied by hand shows its phase")
  func byHand() throws {
    for (phase, y): (TransitionPhase, CGFloat) in [
      (.willAppear, -20), (.identity, 0), (.didDisappear, 20),
    ] {
      let lab = try Lab(100, 100) {
        ZStack(alignment: .top) {
          Color.clear
          SlideTransition().apply(
            content: Color.black.frame(width: 20, height: 20).named("box"), phase: phase)
        }
      }
      let pixels = Pixels(try lab.stage.snapshot())
      #expect(pixels.at(50 + Int(y), 10) == [0, 0, 0, 255])
    }
  }

  @Test("without an animation a transition of one's own isn't seen")
  func withoutAnimation() throws {
    struct Content: View {
      @State private var isShown = false
      var body: some View {
        ZStack(alignment: .top) {
          Color.white.onTapGesture { isShown.toggle() }
          if isShown { Color.black.frame(height: 20).named("panel").transition(Lift()) }
        }
      }
    }
    let lab = try Lab(100, 100) { Content() }
    try lab.stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(try lab.frame("panel").minY == 0)
    try lab.stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(!lab.shows("panel"))
  }
}
