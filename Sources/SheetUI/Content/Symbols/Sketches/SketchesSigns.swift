/// Gauges, phases, ratios and signs of many kinds.
enum SketchesSigns {
  /// The sketches.
  static let table = """
    nosign:H 0 0 49.8; L -33 -33 33 33
    receipt*:C -36 -50 l 36 -50 36 50 24 42 12 50 0 42 -12 50 -24 42 -36 50 o 3; -L -18 -26 18 -26;
      -L -18 -6 18 -6; -L -18 14 6 14
    gauge.with.needle*:C -36 36 a 0 4 50 140 400 o 8; -L 0 8 16 -18; -D 0 8 8
    gauge.with.dots.needle.33percent:H 0 0 49.8; *8 . 0 -34 0.5; L -2 2 -16 -14; D 0 4 8
    gauge.with.dots.needle.0percent:H 0 0 49.8; *8 . 0 -34 0.5; L 0 4 -18 18; D 0 4 8
    gauge.with.dots.needle.50percent:H 0 0 49.8; *8 . 0 -34 0.5; L 0 4 0 -22; D 0 4 8
    gauge.with.dots.needle.67percent:H 0 0 49.8; *8 . 0 -34 0.5; L 0 4 16 -14; D 0 4 8
    gauge.with.dots.needle.100percent:H 0 0 49.8; *8 . 0 -34 0.5; L 0 4 18 18; D 0 4 8
    gauge.with.dots.needle.bottom.0percent:A 0 14 46 170 370; L 0 14 -24 6; D 0 14 8
    gauge.with.dots.needle.bottom.50percent:A 0 14 46 170 370; L 0 14 0 -14; D 0 14 8; m. 26 -4 0.5;
      m. 34 14 0.5
    gauge.with.dots.needle.bottom.100percent:A 0 14 46 170 370; L 0 14 24 6; D 0 14 8
    gauge.low:H 0 0 49.8; A 0 0 33 140 400; L 0 4 -16 14; D 0 4 7
    gauge.high:H 0 0 49.8; A 0 0 33 140 400; L 0 4 16 14; D 0 4 7
    shareplay:D 0 -14 12; V -24 22 c -22 6 -12 4 0 4 c 12 4 22 6 24 22 o 2; mD 34 -10 9;
      mV 30 18 l 52 18 c 50 6 44 4 36 4 o 2; A 0 20 54 220 320
    circle.grid.2x1*:O -28 0 22; O 28 0 22
    rectangle.ratio.16.to.9*:R 0 0 116 66 12
    rectangle.ratio.4.to.3*:R 0 0 108 82 13
    rectangle.ratio.3.to.4*:R 0 0 82 108 13
    rectangle.ratio.9.to.16*:R 0 0 66 112 12
    rectangle.landscape.rotate:F 0 14 92 60 11; S -30 -30 c -14 -46 14 -46 28 -34;
      G 2 34 -48 36 -26 14 -30
    rectangle.portrait.rotate:F 0 6 62 92 11; S -34 -40 c -10 -58 20 -54 30 -48;
      G 2 36 -58 38 -38 18 -42
    line.diagonal.arrow:L -38 38 38 -38; J 0 -2 -38 38 -38 38 2
    fireworks:*8 L 0 -20 0 -46; *8 . 0 -8 0.5
    wand.and.sparkles:@45 B 0 16 12 78 4; U sparkle 0.42 34 -32; U sparkle 0.22 2 -42;
      U sparkle 0.22 44 6
    moonphase.waning.crescent:H 0 0 49.8; V 0 -46 a 0 0 46 -90 90 c -36 30 -36 -30 0 -46
    moonphase.waxing.gibbous:H 0 0 49.8; V 0 46 a 0 0 46 90 270 c -36 -30 -36 30 0 46
    moonphase.waning.gibbous:H 0 0 49.8; V 0 -46 a 0 0 46 -90 90 c 36 30 36 -30 0 -46
    moonphase.last.quarter:H 0 0 49.8; V 0 46 a 0 0 46 90 270
    sun.lefthalf.filled:U sun.max 1 0 0; V 0 24 a 0 0 24 90 270
    sun.righthalf.filled:U sun.max 1 0 0; V 0 -24 a 0 0 24 -90 90
    arrow.clockwise.heart*:U heart 1 0 0; =U heart.fill 1 0 0; -A 0 0 17 -20 240;
      -G 2 -2 -26 12 -17 -2 -8
    arrow.counterclockwise.heart*:U heart 1 0 0; =U heart.fill 1 0 0; -A 0 0 17 -60 200;
      -G 2 2 -26 -12 -17 2 -8
    hand.raised.fingers.spread*:U hand.raised 1 0 0; =U hand.raised.fill 1 0 0
    hand.pinch*:U hand.point.up.left 1 0 0; =U hand.point.up.left.fill 1 0 0
    cloud.sun.bolt*:U cloud.sun 0.86 0 -8; =U cloud.sun.fill 0.86 0 -8;
      KG 2 0 26 -14 46 -4 46 -8 58 10 38 0 38; G 2 -2 24 -14 46 -4 46 -8 58 10 38 0 38
    cloud.moon.bolt*:U cloud.moon 0.86 0 -8; =U cloud.moon.fill 0.86 0 -8;
      KG 2 0 26 -14 46 -4 46 -8 58 10 38 0 38; G 2 -2 24 -14 46 -4 46 -8 58 10 38 0 38
    leaf.arrow.trianglehead.clockwise:A 0 2 46 -60 240; G 3 -4 -56 20 -42 -4 -28;
      U leaf.fill 0.46 0 2
    frying.pan*:O -18 6 34; L 14 -8 54 -24
    homekit:C 0 -48 l 50 -6 50 46 -50 46 -50 -6 o 6; H 0 14 14
    lock.rotation.open:A 0 2 44 -60 260; G 3 -4 -56 20 -40 -4 -26; U lock.open.fill 0.4 2 2
    lightrail*:R 0 -4 66 74 14; -L -30 2 30 2; -mD 18 20 5; J 3 -18 -52 0 -42 18 -52; mL 22 34 34 52
    airplane.ticket*:U ticket 1 0 0; =U ticket.fill 1 0 0; -U airplane 0.4 -12 0
    moped*:O -34 28 16; O 36 28 16; J 6 -34 12 -34 -6 -8 -6 0 14 20 14; J 5 36 12 24 -40 8 -40
    stapler*:C -52 6 l 40 -26 c 56 -26 56 -4 40 -2 l -46 18 o 3; L -52 36 50 36
    list.and.film:^1; L -48 -30 0 -30; L -48 -8 -8 -8; L -48 14 -8 14; ^0; F 28 16 48 56 8;
      L 16 -8 16 40; L 40 -8 40 40
    textformat.size.smaller:T Aa 0.8 0 0
    textformat.characters:T ABC 0.72 0 0
    text.redaction:B -20 -34 46 12 3; B 30 -34 30 12 3; B -28 -11 30 12 3; B 20 -11 48 12 3;
      B 0 12 86 12 3; B -20 35 46 12 3
    spellcheck:T abc 0.5 -12 -20; U checkmark 0.6 16 20
    fx:T fx 1 0 0
    textbox:F 0 0 92 92 15; T T 0.6 0 0
    minus.forwardslash.plus:L -48 -20 -12 -20; L 30 -44 -30 44; L 30 6 30 42; L 12 24 48 24
    square.2.layers.3d.top.filled:G 5 0 -44 52 -18 0 8 -52 -18; J 4 -48 8 0 32 48 8
    square.grid.3x3.topleft.filled:B -35 -35 26 26 6; F 0 -35 26 26 6; F 35 -35 26 26 6;
      F -35 0 26 26 6; F 0 0 26 26 6; F 35 0 26 26 6; F -35 35 26 26 6; F 0 35 26 26 6;
      F 35 35 26 26 6
    rectangle.on.rectangle.angled*:J 10 -42 20 -54 -18 26 -44 34 -28; R 10 14 92 62 12
    rectangle.portrait.split.2x1*:R 0 0 78 102 14; -L 0 -48 0 48
    rectangle.center.inset.filled:F 0 0 116 84 14; B 0 0 48 36 5
    inset.filled.rectangle.portrait:F 0 0 78 102 14; B 0 0 46 70 5
    inset.filled.rectangle.and.person.filled:F 0 0 116 84 14; B -16 -2 60 48 5; KD 34 10 26;
      U person.fill 0.5 34 18
    menubar.dock.rectangle:F 0 0 116 84 14; B 0 -28 108 18 0; B 0 24 64 12 4
    uiwindow.split.2x1:F 0 0 116 88 14; L -54 -18 54 -18; L 0 -18 0 40; . -40 -30 0.5; . -28 -30 0.5
    homepod.2*:U homepod 0.72 -26 0; KB 24 4 70 74 20; U homepod 0.72 24 0;
      =U homepod.fill 0.72 -26 0; =U homepod.fill 0.72 24 0
    appletv*:R 0 8 104 56 14; -T tv 0.4 0 8
    appletvremote.gen4*:R 0 0 46 108 14; -H 0 -28 13; -m. 9 0 0.6; -m. 9 16 0.6
    minus.plus.batteryblock*:R 0 6 104 76 12; mL 30 -42 40 -42; -L -36 4 -14 4; -L 14 4 36 4;
      -L 25 -7 25 15
    app.gift*:R 0 0 92 92 23; -U gift 0.5 0 0
    appclip:*4 J 18 -44 -14 -44 -44 -14 -44; H 0 0 14
    chart.bar.xaxis.ascending:L -50 48 50 48; B -32 32 20 14 4; B 0 14 20 50 4; B 32 -6 20 90 4
    zzz:J 0 -52 12 -28 12 -52 44 -28 44; J 0 -18 -18 8 -18 -18 16 8 16;
      J 0 18 -46 48 -46 18 -8 48 -8
    sleep:U bed.double 1 0 0
    voiceover:H 0 0 49.8; U figure.arms.open 0.5 0 0
    helm:H 0 0 34; H 0 0 12; *8 L 0 -12 0 -52
    bonjour:H 0 0 49.8; *6 . 0 -28 0.7; D 0 0 9
    square.text.square*:R 0 0 87 87 15; -F 0 0 46 46 6; -L -10 -6 10 -6; -L -10 8 10 8
    square.fill.text.grid.1x2:B -30 -26 36 36 8; B -30 26 36 36 8; L 6 -34 50 -34; L 6 -18 36 -18;
      L 6 18 50 18; L 6 34 36 34
    progress.indicator:*8 L 0 -26 0 -46
    rectangle.pattern.checkered:F 0 0 116 84 14; B -28 -20 26 38 0; B 28 -20 26 38 0; B 0 20 26 38 0
    bolt.badge.automatic*:U bolt 1 -8 0; =U bolt.fill 1 -8 0; KD 26 30 24; T A 0.44 28 30
    light.recessed*:F 0 -40 84 14 6; C -34 -26 l 34 -26 22 -8 -22 -8 o 3; L 0 10 0 44; mL 24 8 38 36
    window.vertical.open:F 0 0 80 100 8; L -38 -14 38 -14; L -38 14 38 14
    dial.medium*:O 0 4 44; -L 0 -26 0 -12
    airplane.path:U airplane 0.8 14 0; L -50 0 -30 0
    theatermask.and.paintbrush*:U theatermasks 0.86 -8 0; =U theatermasks.fill 0.86 -8 0;
      KL 52 -40 22 38; U paintbrush.pointed 0.8 26 4
    triangleshape*:P 5 -44 -46 44 46 -44 46
    hearingdevice.ear*:U ear 1 0 0; =U ear.fill 1 0 0
    chart.bar.horizontal.page*:R 0 0 80 104 13; -L -20 -22 8 -22; -L -20 0 20 0; -L -20 22 -4 22
    info.windshield:P 8 -50 -30 50 -30 38 34 -38 34; U info 0.6 0 2
    eyebrow:A 0 40 60 -120 -60
    doc.text.below.ecg*:R 0 14 78 72 12; -L -20 6 20 6; -L -20 24 8 24;
      J 3 -46 -38 -16 -38 -8 -52 4 -26 12 -38 46 -38
    calendar.and.person:U calendar 0.9 -8 -6; KB 34 30 46 50 20; U person.fill 0.4 34 32
    arrow.up.page.on.clipboard:U doc.on.clipboard 1 0 0; L 20 34 20 0; J 0 8 10 20 -2 32 10
    sleep.circle*:O 0 0 49.8; -U bed.double.fill 0.5 0 0
    house.and.flag*:U house 0.86 -8 6; =U house.fill 0.86 -8 6; L 40 -50 40 0;
      V 42 -48 l 58 -40 42 -32 o 1
    wheelchair:U figure.roll 1 0 0
    kick.scooter:U scooter 1 0 0
    drone*:mO 40 -26 15; mL 30 -18 12 -4; R 0 4 34 24 8; mL 12 14 22 34
    helicopter*:C -20 -10 l 20 -10 c 48 -10 52 8 48 22 l -10 22 c -24 22 -28 8 -52 0 o 4;
      L -34 -32 46 -32; L 6 -32 6 -12; L -18 36 44 36
    sos:T SOS 0.66 0 0
    sos.circle*:O 0 0 49.8; -T SOS 0.3 0 0
    smallcircle.fill.circle*:O 0 0 49.8; -D 0 0 15
    humidifier*:R 0 16 66 72 14; U drop.fill 0.24 0 -42
    macbook*:U laptopcomputer 1 0 0; =U laptopcomputer.fill 1 0 0
    fan.oscillation*:U fan.desk 1 0 0
    tram.fill.tunnel:C -46 48 l -46 -4 a 0 -4 46 180 360 l 46 48 o 4; U tram.fill 0.66 0 10
    person.fill.turn.down:U person.fill 1 0 0; L 38 -40 38 -10; J 0 28 -20 38 -10 48 -20
    exclamationmark.warninglight*:U light.beacon.max 1 0 0; =U light.beacon.max.fill 1 0 0
    iphone.landscape:@90 U iphone 1 0 0
    scroll*:C -36 34 l -36 -36 c -36 -48 -28 -52 -20 -52 l 34 -52 c 24 -52 22 -44 22 -36 l 22 44 c
      22 52 16 52 8 52 l -22 52 c -32 52 -36 44 -36 34 o 3;
      S 34 -52 c 48 -52 50 -40 50 -28 l 24 -28; L -46 52 10 52; -L -20 -24 6 -24; -L -20 -4 6 -4;
      -L -20 16 6 16
    lane:L -30 -46 -30 46; L 30 -46 30 46; L 0 -46 0 -24; L 0 -10 0 10; L 0 24 0 46
    pin*:C -18 -50 l 18 -50 18 -40 14 -34 16 -14 c 30 -8 34 2 34 12 l -34 12 c -34 2 -30 -8 -16 -14
      l -14 -34 -18 -40 o 3; L 0 14 0 54
    pin.circle*:O 0 0 49.8; -U pin.fill 0.52 0 0
    pin.square*:R 0 0 87 87 15; -U pin.fill 0.5 0 0
    computermouse*:R 0 0 58 96 29; -L 0 -32 0 -14
    magicmouse*:R 0 0 58 96 29; -S -27 -10 c -10 2 10 2 27 -10
    applepencil:@45 C -7 -52 l 7 -52 7 40 0 56 -7 40 o 2; @45 L -6 -36 6 -36
    applepencil.tip:L -8 -50 -8 10; L 8 -50 8 10; G 3 -8 10 8 10 0 44
    eraser*:@45 R 0 0 50 92 10; @45 -L -24 14 24 14; L -6 50 50 50
    eraser.line.dashed*:U eraser 0.9 0 -6; =U eraser.fill 0.9 0 -6; L -46 50 -34 50; L -14 50 50 50
    memories:A 0 2 44 -60 200; G 4 4 -56 -22 -40 4 -24; *12 . 0 -24 0.4; J 0 0 -14 0 4 12 12
    compass.drawing:D 0 -40 9; L 0 -50 0 -58; L -4 -32 -32 48; L 4 -32 32 48; A 0 -40 58 58 122
    lines.measurement.horizontal:L -50 -24 -50 24; L 50 -24 50 24; L -25 -12 -25 12; L 0 -18 0 18;
      L 25 -12 25 12
    lines.measurement.vertical:L -24 -50 24 -50; L -24 50 24 50; L -12 -25 12 -25; L -18 0 18 0;
      L -12 25 12 25
    r.joystick*:O 0 0 49.8; -T R 0.56 0 0
    arcade.stick*:D 0 -30 15; L 0 -20 0 18; R 0 32 84 26 9
    flashlight:U flashlight.off.fill 1 0 0
    flashlight.slash:U flashlight.off.fill 1 0 0; KL -40 -46 40 46; L -40 -46 40 46
    fanblades*:*4 E 0 -28 16 22; D 0 0 7
    door.garage.closed:J 6 -48 46 -48 -30 0 -48 48 -30 48 46; L -32 -12 32 -12; L -32 6 32 6;
      L -32 24 32 24; L -32 42 32 42
    door.garage.open:J 6 -48 46 -48 -30 0 -48 48 -30 48 46; L -32 -14 32 -14
    curtains.open:L -54 -46 54 -46; mG 4 54 -44 26 -44 44 46 54 46
    window.shade.closed:F 0 0 92 92 8; L -44 18 44 18; L 0 18 0 30
    roller.shade.closed:L -50 -46 50 -46; F 0 -4 80 76 4; L 0 34 0 48
    alternatingcurrent:S -48 0 c -36 -40 -16 -40 0 0 c 16 40 36 40 48 0
    directcurrent:L -44 -12 44 -12; L -44 12 -26 12; L -9 12 9 12; L 26 12 44 12
    exclamationmark.app*:R 0 0 92 92 23; -U exclamationmark 0.6 0 0
    """
}
