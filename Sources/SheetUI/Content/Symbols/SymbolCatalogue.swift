/// The system's names of symbols that are put together from drawn ones.
enum SymbolCatalogue {
  /// The names; `*` stands for the filled form as well, which has `.fill` before a badge.
  static let names: [String] = {
    var all = text.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
      guard word.last == "*" else { return [String(word)] }
      let name = String(word.dropLast())
      guard let badge = name.firstRange(of: ".badge") else { return [name, name + ".fill"] }
      return [name, name[..<badge.lowerBound] + ".fill" + name[badge.lowerBound...]]
    }
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for mark in letters + (0...50).map(String.init) + SymbolCharacters.currencies {
      for shape in ["circle", "square"] {
        all += ["\(mark).\(shape)", "\(mark).\(shape).fill"]
      }
    }
    return all
  }()

  private static let text = """
    xmark.shield* xmark.app* xmark.octagon* xmark.rectangle* xmark.rectangle.portrait* xmark.icloud*
    xmark.diamond* xmark.seal* xmark.triangle.circle.square checkmark.icloud* checkmark.bubble*
    checkmark.message* checkmark.diamond* checkmark.app* plus.app* plus.rectangle*
    plus.rectangle.portrait* plus.bubble* plus.message* plus.diamond* plus.viewfinder
    plus.rectangle.on.rectangle* plus.rectangle.on.folder* plus.square.dashed plus.circle.dashed
    minus.rectangle* minus.rectangle.portrait* minus.diamond* equal.circle* questionmark.app*
    questionmark.diamond* questionmark.bubble* questionmark.folder* questionmark.video*
    exclamationmark.bubble* exclamationmark.shield* exclamationmark.icloud* exclamationmark.square*
    exclamationmark.circle* exclamationmark.message* exclamationmark.magnifyingglass info.bubble*
    info.square* info.triangle* star.bubble* heart.circle* heart.square* heart.slash*
    heart.slash.circle* bookmark.slash* bookmark.circle* bookmark.square* bolt.circle* bolt.square*
    bolt.slash* bolt.slash.circle* bolt.horizontal.circle* bolt.horizontal.icloud* star.slash*
    star.square* star.circle* eye.square* eye.slash.circle* bell.slash.circle* bell.square*
    bell.badge* bell.badge.slash* bell.badge.circle* moon.stars.circle* sun.max.circle*
    sun.min.circle* flame.circle* drop.circle* snowflake.circle* cloud.rain.circle*
    cloud.bolt.circle* cloud.sun.circle* wind.circle* tornado.circle* hurricane.circle*
    thermometer.sun.circle* umbrella.circle* leaf.circle* ladybug.circle* ant.circle* hare.circle*
    tortoise.circle* bird.circle* fish.circle* pawprint.circle* cat.circle* dog.circle* tree.circle*
    carrot.circle* mountain.2.circle* globe.americas.circle globe.europe.africa.circle
    person.crop.circle.badge* person.crop.circle.badge.plus* person.crop.circle.badge.minus*
    person.crop.circle.badge.checkmark* person.crop.circle.badge.xmark*
    person.crop.circle.badge.exclamationmark* person.crop.circle.badge.questionmark*
    person.crop.circle.badge.clock* person.crop.circle.badge.moon* person.crop.square.badge.camera
    person.crop.rectangle.badge.plus* person.badge.minus* person.badge.clock*
    person.badge.shield.checkmark* person.2.badge.gearshape* person.2.badge.plus*
    person.2.badge.minus* person.2.slash* person.text.rectangle* person.crop.circle.dashed
    person.bubble* person.circle* person.square* person.2.square* person.3.circle*
    figure.walk.circle* figure.run.circle* figure.stand.circle figure.dance.circle*
    figure.yoga.circle* figure.cooldown.circle* figure.hiking.circle* figure.mind.and.body.circle*
    figure.pool.swim.circle* figure.outdoor.cycle.circle* figure.indoor.cycle.circle*
    figure.strengthtraining.traditional.circle* figure.strengthtraining.functional.circle*
    figure.core.training.circle* figure.golf.circle* figure.tennis.circle* figure.soccer.circle*
    figure.basketball.circle* figure.roll.circle* figure.wave.circle* figure.2.circle*
    figure.run.square.stack* figure.child.circle* figure.climbing.circle* figure.rower.circle*
    figure.skiing.downhill.circle* figure.snowboarding.circle* figure.boxing.circle*
    figure.stairs.circle* hand.thumbsup.circle* hand.thumbsdown.circle* hand.raised.slash*
    hand.raised.square* hand.raised.app* hand.wave.circle hands.clap.circle calendar.badge.plus
    calendar.badge.minus calendar.badge.clock calendar.badge.exclamationmark
    calendar.badge.checkmark clock.badge* clock.badge.checkmark* clock.badge.exclamationmark*
    clock.badge.xmark* clock.badge.questionmark* alarm.waves.left.and.right* timer.circle*
    doc.badge.plus* doc.badge.minus* doc.badge.ellipsis* doc.badge.clock* doc.badge.arrow.up*
    doc.text.image* folder.badge.plus* folder.badge.minus* folder.badge.gearshape*
    folder.badge.questionmark* folder.badge.person.crop* folder.circle* folder.badge.checkmark*
    externaldrive.badge.plus* externaldrive.badge.checkmark* externaldrive.badge.xmark*
    externaldrive.badge.icloud* internaldrive.badge.plus photo.badge.plus* photo.badge.checkmark*
    photo.badge.exclamationmark* photo.badge.arrow.down* video.badge.plus* video.badge.checkmark*
    video.badge.ellipsis* camera.badge.ellipsis* camera.badge.clock* mic.badge.plus*
    mic.badge.xmark* phone.badge.plus* phone.badge.checkmark* phone.badge.waveform* envelope.badge*
    envelope.badge.shield.half.filled* envelope.badge.person.crop* message.badge*
    message.badge.checkmark* message.badge.waveform* bubble.left.circle* bubble.right.circle*
    bubble.middle.bottom.circle app.badge* app.badge.checkmark* app.connected.to.app.below.fill
    tray.circle* cart.badge.plus* cart.badge.minus* cart.badge.questionmark cart.badge.clock*
    bag.badge.plus* bag.badge.minus* bag.badge.questionmark* gift.circle*
    creditcard.trianglebadge.exclamationmark* text.badge.plus text.badge.minus text.badge.checkmark
    text.badge.xmark text.badge.star list.bullet.badge.ellipsis rectangle.stack.badge.plus*
    rectangle.stack.badge.minus* rectangle.stack.badge.play* rectangle.badge.plus
    rectangle.badge.checkmark rectangle.badge.minus rectangle.badge.xmark
    rectangle.stack.badge.person.crop* book.circle* book.closed.circle* books.vertical.circle*
    text.book.closed.circle* newspaper.circle* magazine.circle* link.badge.plus wifi.badge.xmark
    location.circle* location.slash* location.slash.circle* mappin.square* mappin.slash.circle*
    car.badge.gearshape* airplane.circle* tram.circle* bus.circle* bicycle.circle* sailboat.circle*
    ferry.circle* fuelpump.circle* parkingsign.square* house.slash* building.2.circle*
    building.circle building.columns.circle* lightbulb.slash* lightbulb.circle* powerplug.circle
    printer.circle desktopcomputer.circle display.circle laptopcomputer.circle tv.slash*
    tv.badge.wifi* iphone.badge.play iphone.badge.exclamationmark applewatch.slash headphones.slash
    gamecontroller.circle* antenna.radiowaves.left.and.right.slash wave.3.right.circle*
    bolt.trianglebadge.exclamationmark* battery.25percent.slash camera.circle*
    camera.aperture.circle video.square* video.slash.circle film.circle* music.note.circle
    music.mic.circle* music.note.list.circle mic.slash.circle* mic.square* speaker.circle*
    speaker.wave.2.circle* speaker.slash.circle* play.slash* play.circle* play.square* pause.square*
    pause.rectangle* stop.square* record.circle* forward.circle* backward.circle*
    forward.end.circle* backward.end.circle* playpause.circle* repeat.circle* shuffle.circle*
    repeat.1.circle* infinity.circle* goforward.plus gobackward.minus eject.circle* scribble.circle
    highlighter.circle pencil.slash pencil.tip.crop.circle pencil.circle* paperclip.circle*
    paperclip.badge.ellipsis trash.slash.circle scissors.circle* hammer.circle*
    wrench.adjustable.circle screwdriver.circle gearshape.circle* gear.badge gear.badge.checkmark
    gear.badge.xmark gear.badge.questionmark gearshape.2.circle* key.slash* key.circle*
    key.horizontal.circle lock.square* lock.shield* lock.open.circle* lock.slash.circle lock.display
    lock.desktopcomputer lock.icloud* lock.rectangle* lock.badge.clock* lock.app.dashed
    shield.lefthalf.filled.slash shield.slash.circle checkmark.shield.circle bolt.shield.circle
    flag.circle* flag.square* flag.badge.ellipsis* flag.slash.circle* tag.square* ticket.circle
    trophy.circle* medal.circle rosette.circle crown.circle graduationcap.circle* puzzlepiece.circle
    die.face.1.square dice.circle sportscourt.circle* soccerball.circle* basketball.circle*
    football.circle* tennisball.circle* baseball.circle* dumbbell.circle* fork.knife.circle*
    cup.and.saucer.circle wineglass.circle birthday.cake.circle mug.circle pills.circle*
    cross.square* cross.case.circle* staroflife.circle* stethoscope.circle* syringe.circle
    bandage.circle heart.text.square* bolt.heart.circle brain.head.profile.circle lungs.circle
    ear.circle ear.badge.checkmark ear.badge.waveform ear.trianglebadge.exclamationmark
    eyeglasses.slash waveform.badge.plus waveform.badge.minus waveform.badge.exclamationmark
    waveform.badge.magnifyingglass waveform.slash waveform.path.ecg.circle chart.bar.circle
    chart.pie.circle percent.circle number.square* number.circle* textformat.circle*
    textformat.size.circle at.circle* at.badge.plus at.badge.minus function.circle sum.circle
    command.circle* command.square* option.circle terminal.circle chevron.left.square*
    chevron.right.square* chevron.up.square* chevron.down.square* chevron.up.chevron.down.circle
    chevron.up.chevron.down.square* arrow.up.arrow.down.circle* arrow.left.and.right.square*
    arrow.up.and.down.circle* arrow.triangle.2.circlepath.icloud*
    arrow.triangle.2.circlepath.doc.on.clipboard arrow.counterclockwise.icloud*
    arrow.clockwise.square* arrow.counterclockwise.square* arrow.uturn.backward.circle*
    arrow.uturn.forward.circle* arrow.uturn.backward.square* arrow.uturn.down.circle*
    arrow.uturn.up.circle* arrow.turn.up.right.circle arrow.turn.down.left.circle
    arrow.up.right.circle* arrow.up.left.circle* arrow.up.forward.circle* arrow.down.forward.circle*
    arrow.down.backward.circle* arrow.up.forward.square* arrow.down.left.circle*
    arrow.up.and.down.square* arrow.up.to.line.circle* arrow.left.to.line.circle* arrow.up.message*
    arrow.up.square* arrow.forward.circle* arrow.backward.circle* arrow.forward.square*
    arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.clockwise
    arrow.trianglehead.counterclockwise arrow.trianglehead.2.counterclockwise.rotate.90
    arrow.trianglehead.branch arrow.trianglehead.merge arrow.trianglehead.swap
    arrow.trianglehead.pull arrow.trianglehead.clockwise.rotate.90
    arrow.trianglehead.counterclockwise.rotate.90
    clock.arrow.trianglehead.counterclockwise.rotate.90
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.turn.up.right.circle*
    document* document.badge.plus* document.circle* document.on.document* document.on.clipboard*
    document.viewfinder* text.document* richtext.page* text.page* list.bullet.clipboard*
    chevron.left.slash.chevron.right line.horizontal.3 line.horizontal.3.circle* apple.terminal*
    battery.100 battery.75 battery.50 battery.25 battery.0 chevron.backward.2 chevron.forward.2
    arrowshape.forward* arrowshape.backward* arrowshape.turn.up.backward*
    arrowshape.turn.up.forward* arrowshape.turn.up.left.circle* arrowshape.turn.up.right.circle*
    arrowshape.left.circle* arrowshape.right.circle* arrowtriangle.forward* arrowtriangle.backward*
    arrowtriangle.left.circle* arrowtriangle.right.circle* arrowtriangle.up.square*
    arrowtriangle.down.square* increase.quotelevel decrease.quotelevel text.alignleft
    text.justifyleft text.line.first.and.arrowtriangle.forward rectangle.portrait.and.arrow.forward
    rectangle.portrait.slash* rectangle.slash* square.slash* rectangle.stack.person.crop*
    rectangle.on.rectangle.slash* square.stack.3d.up.slash* star.rectangle.on.rectangle cube.circle
    keyboard.chevron.compact.down 1.magnifyingglass a.magnify sidebar.leading sidebar.trailing
    sidebar.squares.right dot.square* dot.circle* squareshape.split.2x2 star.leadinghalf.filled
    0.circle.ar textformat.size.ar character.bubble.ja character.book.closed.ar list.bullet.rtl
    iphone.gen1 iphone.gen2 iphone.gen3 iphone.gen3.circle* ipad.gen1 ipad.gen2 airpods.gen3
    dollarsign.bank.building* sterlingsign.bank.building* eurosign.bank.building*
    yensign.bank.building* eurosign.arrow.circlepath yensign.arrow.circlepath
    sterlingsign.arrow.circlepath bitcoinsign.arrow.circlepath goforward.5 goforward.10 goforward.15
    goforward.30 goforward.45 goforward.60 goforward.75 goforward.90 gobackward.5 gobackward.10
    gobackward.15 gobackward.30 gobackward.45 gobackward.60 gobackward.75 gobackward.90
    10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise
    15.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise 0.circle* 00.circle*
    01.circle* 02.circle* 03.circle* 04.circle* 05.circle* 06.circle* 07.circle* 08.circle*
    09.circle* tengesign.circle*
    """
}
