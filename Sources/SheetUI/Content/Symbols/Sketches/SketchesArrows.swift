/// Arrows of many kinds, and signs of keys.
enum SketchesArrows {
  /// The sketches.
  static let table = """
    arrowtriangle.right*:P 6 -34 -44 44 0 -34 44
    arrowtriangle.left*:P 6 34 -44 -44 0 34 44
    arrowtriangle.up*:P 6 -44 34 0 -44 44 34
    arrowtriangle.down*:P 6 -44 -34 0 44 44 -34
    arrowtriangle.up.circle*:O 0 0 49.8; -G 4 -22 12 0 -26 22 12
    arrowtriangle.down.circle*:O 0 0 49.8; -G 4 -22 -12 0 26 22 -12
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right*:L 0 -46 0 46;
      P 4 14 -26 14 26 52 0; P 4 -14 -26 -14 26 -52 0
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left*:L 0 -46 0 46;
      P 4 52 -26 52 26 14 0; P 4 -52 -26 -52 26 -14 0
    arrowshape.right*:P 6 -52 -20 0 -20 0 -46 52 0 0 46 0 20 -52 20
    arrowshape.left*:P 6 52 -20 0 -20 0 -46 -52 0 0 46 0 20 52 20
    arrowshape.up*:P 6 -20 52 -20 0 -46 0 0 -52 46 0 20 0 20 52
    arrowshape.down*:P 6 -20 -52 -20 0 -46 0 0 52 46 0 20 0 20 -52
    arrowshape.turn.up.left*:
      C -54 -6 l -6 -46 -6 -24 c 34 -24 54 4 54 42 c 44 20 24 12 -6 12 l -6 34 o 3
    arrowshape.turn.up.right*:
      C 54 -6 l 6 -46 6 -24 c -34 -24 -54 4 -54 42 c -44 20 -24 12 6 12 l 6 34 o 3
    arrowshape.turn.up.left.2*:
      C -40 -6 l 2 -42 2 -22 c 38 -22 56 4 56 38 c 46 18 30 10 2 10 l 2 30 o 3;
      J 4 -22 -38 -56 -6 -22 26
    arrowshape.zigzag.right*:P 5 -52 20 -20 -20 6 6 20 -10 8 -22 50 -36 46 6 34 -2 8 30 -18 6 -38 34
    chevron.left.2:J 0 2 -36 -34 0 2 36; J 0 38 -36 2 0 38 36
    chevron.right.2:J 0 -2 -36 34 0 -2 36; J 0 -38 -36 -2 0 -38 36
    chevron.2.up:J 0 -36 2 0 -34 36 2; J 0 -36 38 0 2 36 38
    chevron.2.down:J 0 -36 -2 0 34 36 -2; J 0 -36 -38 0 -2 36 -38
    chevron.down.2:J 0 -36 -2 0 34 36 -2; J 0 -36 -38 0 -2 36 -38
    chevron.up.2:J 0 -36 2 0 -34 36 2; J 0 -36 38 0 2 36 38
    chevron.left.chevron.right:J 0 -16 -30 -46 0 -16 30; J 0 16 -30 46 0 16 30
    chevron.up.right.chevron.down.left:J 0 -2 -40 40 -40 40 2; J 0 -40 -2 -40 40 2 40
    arrow.up.and.down.and.arrow.left.and.right:*4 L 0 0 0 -50; *4 J 0 -15 -35 0 -50 15 -35
    arrow.up.left.and.arrow.down.right.magnifyingglass:U magnifyingglass 1 0 0;
      J 0 -22 -8 -22 -22 -8 -22; J 0 5 -8 5 5 -8 5; L -21 -21 4 4
    arrow.up.left.and.down.right.magnifyingglass:U magnifyingglass 1 0 0; J 0 -22 -8 -22 -22 -8 -22;
      J 0 5 -8 5 5 -8 5; L -21 -21 4 4
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left:*4 L -12 -12 -40 -40;
      *4 J 0 -40 -18 -40 -40 -18 -40
    arrow.up.backward.and.arrow.down.forward:U arrow.up.left.and.arrow.down.right 1 0 0
    arrow.up.right.and.arrow.down.left:L 10 -10 40 -40; J 0 14 -40 40 -40 40 -14; L -10 10 -40 40;
      J 0 -14 40 -40 40 -40 14
    arrow.up.right.and.arrow.down.left.rectangle*:R 0 0 116 84 14; -L 10 -8 32 -24;
      -J 0 14 -24 32 -24 32 -6; -L -10 8 -32 24; -J 0 -14 24 -32 24 -32 6
    arrow.down.left.and.arrow.up.right:L 44 -44 12 -12; J 0 12 -38 12 -12 38 -12; L -44 44 -12 12;
      J 0 -12 38 -12 12 -38 12
    arrow.right.and.line.vertical.and.arrow.left:L 0 -46 0 46; L 54 0 16 0; J 0 32 -16 16 0 32 16;
      L -54 0 -16 0; J 0 -32 -16 -16 0 -32 16
    arrow.left.and.line.vertical.and.arrow.right:L 0 -46 0 46; L 16 0 54 0; J 0 38 -16 54 0 38 16;
      L -16 0 -54 0; J 0 -38 -16 -54 0 -38 16
    arrow.down.and.line.horizontal.and.arrow.up:L -46 0 46 0; L 0 -54 0 -16;
      J 0 -16 -32 0 -16 16 -32; L 0 54 0 16; J 0 -16 32 0 16 16 32
    arrow.up.and.line.horizontal.and.arrow.down:L -46 0 46 0; L 0 -16 0 -54;
      J 0 -16 -38 0 -54 16 -38; L 0 16 0 54; J 0 -16 38 0 54 16 38
    arrow.up.and.down.text.horizontal:L -40 -44 -40 44; J 0 -54 -30 -40 -46 -26 -30;
      J 0 -54 30 -40 46 -26 30; L -8 -26 52 -26; L -8 0 52 0; L -8 26 30 26
    arrow.up.and.down.square*:R 0 0 87 87 15; -L 0 -24 0 24; -J 0 -11 -14 0 -25 11 -14;
      -J 0 -11 14 0 25 11 14
    arrow.up.arrow.down.circle*:O 0 0 49.8; -L -12 22 -12 -22; -J 0 -24 -11 -12 -23 0 -11;
      -L 12 -22 12 22; -J 0 24 11 12 23 0 11
    arrow.up.arrow.down.square*:R 0 0 87 87 15; -L -12 22 -12 -22; -J 0 -24 -11 -12 -23 0 -11;
      -L 12 -22 12 22; -J 0 24 11 12 23 0 11
    arrow.left.arrow.right.circle*:O 0 0 49.8; -L 22 -12 -22 -12; -J 0 -11 -24 -23 -12 -11 0;
      -L -22 12 22 12; -J 0 11 24 23 12 11 0
    arrow.left.arrow.right.square*:R 0 0 87 87 15; -L 22 -12 -22 -12; -J 0 -11 -24 -23 -12 -11 0;
      -L -22 12 22 12; -J 0 11 24 23 12 11 0
    arrow.up.to.line:L -36 -46 36 -46; L 0 -28 0 46; J 0 -24 -6 0 -30 24 -6
    arrow.down.to.line:L -36 46 36 46; L 0 28 0 -46; J 0 -24 6 0 30 24 6
    arrow.left.to.line:L -46 -36 -46 36; L -28 0 46 0; J 0 -6 -24 -30 0 -6 24
    arrow.right.to.line:L 46 -36 46 36; L 28 0 -46 0; J 0 6 -24 30 0 6 24
    arrow.up.to.line.compact:L -30 -40 30 -40; L 0 -24 0 40; J 0 -22 -4 0 -26 22 -4
    arrow.down.to.line.compact:L -30 40 30 40; L 0 24 0 -40; J 0 -22 4 0 26 22 4
    arrow.down.to.line.circle*:O 0 0 49.8; -L -18 24 18 24; -L 0 -26 0 12; -J 0 -14 0 0 13 14 0
    arrow.right.to.line.circle*:O 0 0 49.8; -L 24 -18 24 18; -L -26 0 12 0; -J 0 0 -14 13 0 0 14
    arrow.down.app*:R 0 0 92 92 23; -L 0 -24 0 24; -J 0 -16 8 0 25 16 8
    arrow.up.forward.app*:R 0 0 92 92 23; -L -18 18 18 -18; -J 0 -8 -20 20 -20 20 8
    arrow.up.right.diamond*:P 8 0 -56 56 0 0 56 -56 0; -L -13 13 13 -13; -J 0 -6 -14 14 -14 14 6
    arrow.up.circle.dotted:*12 . 46 0 0.62; L 0 -22 0 24; J 0 -16 -8 0 -24 16 -8
    arrow.down.circle.dotted:*12 . 46 0 0.62; L 0 -24 0 22; J 0 -16 8 0 24 16 8
    arrow.triangle.branch:L -22 30 -22 -34; G 4 -40 -28 -22 -54 -4 -28; J 30 -22 30 26 8 26 -34;
      G 4 8 -28 26 -54 44 -28; D -22 42 10
    arrow.triangle.merge:J 20 -26 46 -26 22 0 2 0 -34; J 20 26 46 26 22 0 2;
      G 4 -20 -28 0 -54 20 -28
    arrow.triangle.pull:D -26 -40 10; L -26 -30 -26 44; D -26 44 10; J 20 26 44 26 -20 6 -20;
      G 4 10 -38 10 -2 -12 -20
    arrow.triangle.swap:J 12 -40 14 -40 -26 -4 -26; G 4 -8 -44 -8 -8 14 -26; J 12 40 -14 40 26 4 26;
      G 4 8 44 8 8 -14 26
    arrow.triangle.turn.up.right.diamond*:P 8 0 -56 56 0 0 56 -56 0; -J 6 -14 22 -14 -4 8 -4;
      -G 3 6 -18 6 10 22 -4
    arrow.triangle.turn.up.right.circle*:O 0 0 49.8; -J 6 -15 24 -15 -5 8 -5; -G 3 6 -20 6 10 24 -5
    arrow.triangle.capsulepath:J 30 -14 -28 -24 -28 -50 -28 -50 28 -20 28; G 3 -24 12 -24 44 0 28;
      J 30 14 28 24 28 50 28 50 -28 20 -28; G 3 24 -12 24 -44 0 -28
    arrow.3.trianglepath:*3 S -8 -46 c 0 -50 8 -48 12 -40 l 22 -22; *3 G 3 30 -34 26 -12 10 -20
    arrow.rectanglepath:J 12 -30 -30 -46 -30 -46 30 20 30; G 3 16 14 16 46 38 30;
      J 12 30 30 46 30 46 -30 -20 -30; G 3 -16 -14 -16 -46 -38 -30
    arrow.2.squarepath:J 14 -30 -36 -42 -36 -42 30 -12 30; J 0 -20 14 -6 30 -20 46;
      J 14 30 36 42 36 42 -30 12 -30; J 0 20 -14 6 -30 20 -46
    repeat:J 22 -48 -4 -48 -26 36 -26; J 0 24 -44 44 -26 24 -8; J 22 48 4 48 26 -36 26;
      J 0 -24 44 -44 26 -24 8
    repeat.1:J 22 -48 -4 -48 -26 36 -26; J 0 24 -44 44 -26 24 -8; J 22 48 4 48 26 -36 26;
      J 0 -24 44 -44 26 -24 8; T 1 0.3 0 0
    shuffle:S -52 -24 l -32 -24 c -14 -24 -12 -10 0 4 c 10 18 14 24 32 24 l 44 24;
      S -52 24 l -32 24 c -24 24 -20 20 -14 12; S 12 -12 c 18 -20 22 -24 32 -24 l 44 -24;
      J 0 32 -42 50 -24 32 -6; J 0 32 6 50 24 32 42
    infinity:S 0 0 c -14 -20 -24 -26 -34 -26 c -48 -26 -56 -14 -56 0 c -56 14 -48 26 -34 26 c -24 26
      -14 20 0 0 c 14 -20 24 -26 34 -26 c 48 -26 56 -14 56 0 c 56 14 48 26 34 26 c 24 26 14 20 0 0
    goforward:A 0 4 42 -20 248; A 0 4 42 248 270; G 4 -4 -56 22 -38 -4 -20
    gobackward:A 0 4 42 -90 200; A 0 4 42 -70 -68; G 4 4 -56 -22 -38 4 -20
    arrow.clockwise.circle*:O 0 0 49.8; -A 0 2 22 -20 250; -G 2 -4 -32 14 -20 -4 -8
    arrow.counterclockwise.circle*:O 0 0 49.8; -A 0 2 22 -70 200; -G 2 4 -32 -14 -20 4 -8
    arrow.triangle.2.circlepath.circle*:O 0 0 49.8; -A 0 0 20 188 300; -G 2 26 -14 18 2 6 -12;
      -A 0 0 20 8 120; -G 2 -26 14 -18 -2 -6 12
    arrow.triangle.2.circlepath.camera*:U camera 1 0 0; =U camera.fill 1 0 0
    arrow.uturn.left.circle*:O 0 0 49.8; -S -22 -8 l 8 -8 a 8 6 14 -90 90 l -2 20;
      -J 0 -10 -20 -22 -8 -10 4
    arrow.uturn.right.circle*:O 0 0 49.8; -S 22 -8 l -8 -8 a -8 6 14 270 90 l 2 20;
      -J 0 10 -20 22 -8 10 4
    arrow.uturn.down:@-90 U arrow.uturn.left 1 0 0
    arrow.uturn.up:@90 U arrow.uturn.left 1 0 0
    arrow.turn.down.right:J 14 -38 -42 -38 14 42 14; J 0 19 -9 42 14 19 37
    arrow.turn.down.left:J 14 38 -42 38 14 -42 14; J 0 -19 -9 -42 14 -19 37
    arrow.turn.left.up:J 14 42 38 -14 38 -14 -42; J 0 -37 -19 -14 -42 9 -19
    arrow.turn.right.up:J 14 -42 38 14 38 14 -42; J 0 37 -19 14 -42 -9 -19
    arrow.turn.left.down:J 14 42 -38 -14 -38 -14 42; J 0 -37 19 -14 42 9 19
    arrow.turn.right.down:J 14 -42 -38 14 -38 14 42; J 0 37 19 14 42 -9 19
    arrow.turn.up.forward.iphone*:U iphone 1 14 0; J 12 -44 30 -44 -10 -10 -10;
      J 0 -24 -26 -8 -10 -24 6
    arrow.up.heart*:U heart 1 0 0; =U heart.fill 1 0 0; -L 0 -20 0 22; -J 0 -14 -6 0 -20 14 -6
    arrow.down.heart*:U heart 1 0 0; =U heart.fill 1 0 0; -L 0 -22 0 20; -J 0 -14 6 0 20 14 6
    arrow.up.message*:U message 1 0 0; =U message.fill 1 0 0; -L 0 -22 0 18; -J 0 -14 -8 0 -22 14 -8
    arrow.up.and.down.circle*:O 0 0 49.8; -L 0 -26 0 26; -J 0 -12 -14 0 -27 12 -14;
      -J 0 -12 14 0 27 12 14
    arrow.left.and.right.circle*:O 0 0 49.8; -L -26 0 26 0; -J 0 -14 -12 -27 0 -14 12;
      -J 0 14 -12 27 0 14 12
    arrow.left.and.right.righttriangle.left.righttriangle.right*:P 4 -12 -38 -12 38 -54 38;
      P 4 12 -38 12 38 54 38
    arrow.up.and.down.righttriangle.up.righttriangle.down*:P 4 -38 -12 38 -12 38 -54;
      P 4 -38 12 38 12 38 54
    arrowkeys*:R 0 -24 38 38 8; R -42 20 38 38 8; R 0 20 38 38 8; R 42 20 38 38 8
    delete.left*:C -54 0 c -40 -16 -30 -28 -22 -36 c -20 -38 -17 -38 -14 -38 l 44 -38 c 52 -38 56
      -34 56 -26 l 56 26 c 56 34 52 38 44 38 l -14 38 c -17 38 -20 38 -22 36 c -30 28 -40 16 -54 0 o
      2; -L 0 -15 30 15; -L 30 -15 0 15
    delete.right*:C 54 0 c 40 -16 30 -28 22 -36 c 20 -38 17 -38 14 -38 l -44 -38 c -52 -38 -56 -34
      -56 -26 l -56 26 c -56 34 -52 38 -44 38 l 14 38 c 17 38 20 38 22 36 c 30 28 40 16 54 0 o 2;
      -L 0 -15 -30 15; -L -30 -15 0 15
    delete.backward*:U delete.left 1 0 0; =U delete.left.fill 1 0 0
    clear*:R 0 0 87 87 15; -L -16 -16 16 16; -L -16 16 16 -16
    return:J 14 44 -26 44 10 -40 10; J 0 -18 -12 -40 10 -18 32
    return.left:J 14 44 -26 44 10 -40 10; J 0 -18 -12 -40 10 -18 32
    return.right:J 14 -44 -26 -44 10 40 10; J 0 18 -12 40 10 18 32
    escape:A 4 4 40 -160 110; L -34 -34 4 4; J 0 -34 -6 -34 -34 -6 -34
    capslock*:P 5 0 -50 46 -4 22 -4 22 20 -22 20 -22 -4 -46 -4; R 0 40 44 16 5
    shift*:P 5 0 -48 48 2 24 2 24 42 -24 42 -24 2 -48 2
    keyboard*:R 0 0 120 76 13; -L -28 20 28 20; -. -42 -18 0.6; -. -21 -18 0.6; -. 0 -18 0.6;
      -. 21 -18 0.6; -. 42 -18 0.6; -. -42 1 0.6; -. -21 1 0.6; -. 0 1 0.6; -. 21 1 0.6; -. 42 1 0.6
    keyboard.chevron.compact.down*:R 0 -14 116 62 12; -L -24 2 24 2; -. -40 -24 0.6; -. -20 -24 0.6;
      -. 0 -24 0.6; -. 20 -24 0.6; -. 40 -24 0.6; J 0 -18 36 0 46 18 36
    power:A 0 4 42 -62 242; L 0 -50 0 -4
    power.circle*:O 0 0 49.8; -A 0 2 22 -62 242; -L 0 -28 0 -2
    togglepower:H 0 0 40; L 0 -20 0 20
    cursorarrow:G 3 -24 -44 -24 34 -6 18 6 46 18 40 6 14 30 12
    cursorarrow.rays:G 3 -8 -12 -8 44 6 32 14 52 24 48 16 28 34 26; L -12 -36 -12 -50;
      L -32 -30 -42 -40; L -36 -12 -50 -12; L 8 -30 18 -40
    cursorarrow.click:G 3 -8 -12 -8 44 6 32 14 52 24 48 16 28 34 26; L -12 -36 -12 -50;
      L -32 -30 -42 -40; L -36 -12 -50 -12; L 8 -30 18 -40
    cursorarrow.click.2:U cursorarrow.click 1 0 0
    cursorarrow.motionlines:G 3 -2 -44 -2 34 14 18 24 44 36 38 26 14 48 12; L -20 -28 -40 -28;
      L -20 -4 -50 -4; L -20 20 -38 20
    exclamationmark.2:U exclamationmark 1 -17 0; U exclamationmark 1 17 0
    exclamationmark.3:U exclamationmark 1 -32 0; U exclamationmark 1 0 0; U exclamationmark 1 32 0
    exclamationmark.questionmark:U exclamationmark 1 -26 0; U questionmark 1 20 0
    asterisk:*6 L 0 0 0 -42
    staroflife*:P 5 -13 -50 13 -50 13 -23 37 -36 50 -14 26 0 50 14 37 36 13 23 13 50 -13 50 -13 23
      -37 36 -50 14 -26 0 -50 -14 -37 -36 -13 -23
    xmark.bin*:R 0 0 84 100 14; -L -18 -18 18 18; -L -18 18 18 -18
    """
}
