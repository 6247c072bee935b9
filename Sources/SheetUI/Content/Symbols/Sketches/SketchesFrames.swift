/// Frames, grids, plain shapes and charts.
enum SketchesFrames {
  /// The sketches.
  static let table = """
    viewfinder:J 14 -44 -16 -44 -44 -16 -44; J 14 16 -44 44 -44 44 -16; J 14 44 16 44 44 16 44;
      J 14 -16 44 -44 44 -44 16
    diamond*:P 8 0 -56 56 0 0 56 -56 0
    hexagon*:P 7 0 -54 47 -27 47 27 0 54 -47 27 -47 -27
    octagon*:P 7 -21 -50 21 -50 50 -21 50 21 21 50 -21 50 -50 21 -50 -21
    pentagon*:P 7 0 -54 54 -14 33 48 -33 48 -54 -14
    app*:R 0 0 92 92 23
    seal*:*8 +A 0 -40 17 -158 -22; =D 0 0 42; *8 =D 0 -38 16
    oval*:E 0 0 58 40
    oval.portrait*:E 0 0 40 54
    capsule.portrait*:R 0 0 64 104 32
    rhombus*:P 6 0 -56 40 0 0 56 -40 0
    cross*:P 6 -17 -48 17 -48 17 -17 48 -17 48 17 17 17 17 48 -17 48 -17 17 -48 17 -48 -17 -17 -17
    circle.dotted:*12 . 46 0 0.62
    circle.dashed:*8 A 0 0 46 -14 14
    circle.dashed.inset.filled:*8 A 0 0 46 -14 14; D 0 0 28
    circle.circle*:O 0 0 49.8; -H 0 0 25
    circle.inset.filled:H 0 0 49.8; D 0 0 30
    smallcircle.filled.circle*:O 0 0 49.8; -D 0 0 15
    smallcircle.circle*:O 0 0 49.8; -H 0 0 17
    largecircle.fill.circle:H 0 0 49.8; D 0 0 34
    record.circle*:O 0 0 49.8; -D 0 0 22
    target:H 0 0 49.8; H 0 0 30; D 0 0 11
    scope:H 0 0 40; L 0 -52 0 -22; L 0 52 0 22; L -52 0 -22 0; L 52 0 22 0
    dot.viewfinder:U viewfinder 1 0 0; D 0 0 16
    circle.tophalf.filled:H 0 0 49.8; V -46 0 a 0 0 46 180 360
    circle.bottomhalf.filled:H 0 0 49.8; V 46 0 a 0 0 46 0 180
    circle.slash*:O 0 0 49.8; -L -33 -33 33 33
    circle.grid.cross*:O 0 -34 13; O 0 34 13; O -34 0 13; O 34 0 13; O 0 0 13
    circle.hexagongrid*:O 0 0 14; *6 O 35 0 14
    circle.hexagonpath:O 0 0 14; *6 H 35 0 14
    circle.and.line.horizontal:H 0 0 49.8; L -28 0 28 0
    circlebadge*:O 0 0 30
    circlebadge.2*:O -18 -12 26; KD 16 14 31; O 16 14 26
    circles.hexagongrid*:O 0 0 14; *6 O 35 0 14
    squareshape*:R 0 0 87 87 2
    square.dashed:J 12 -41 -22 -41 -41 -22 -41; J 12 22 -41 41 -41 41 -22; J 12 41 22 41 41 22 41;
      J 12 -22 41 -41 41 -41 22; L -8 -41 8 -41; L -8 41 8 41; L -41 -8 -41 8; L 41 -8 41 8
    rectangle.dashed:J 12 -54 -20 -54 -38 -36 -38; J 12 36 -38 54 -38 54 -20;
      J 12 54 20 54 38 36 38; J 12 -36 38 -54 38 -54 20; L -14 -38 14 -38; L -14 38 14 38;
      L -54 -4 -54 4; L 54 -4 54 4
    app.dashed:J 20 -43 -22 -43 -43 -22 -43; J 20 22 -43 43 -43 43 -22; J 20 43 22 43 43 22 43;
      J 20 -22 43 -43 43 -43 22; L -7 -43 7 -43; L -7 43 7 43; L -43 -7 -43 7; L 43 -7 43 7
    square.dashed.inset.filled:U square.dashed 1 0 0; B 0 0 52 52 6
    square.inset.filled:F 0 0 87 87 15; B 0 0 54 54 5
    square.lefthalf.filled:F 0 0 87 87 15; B -20 0 40 80 8
    square.righthalf.filled:F 0 0 87 87 15; B 20 0 40 80 8
    square.tophalf.filled:F 0 0 87 87 15; B 0 -20 80 40 8
    square.bottomhalf.filled:F 0 0 87 87 15; B 0 20 80 40 8
    rectangle.lefthalf.filled:F 0 0 116 84 14; B -27 0 54 78 8
    rectangle.righthalf.filled:F 0 0 116 84 14; B 27 0 54 78 8
    rectangle.inset.filled:F 0 0 116 84 14; B 0 0 84 52 5
    rectangle.lefthalf.inset.filled:F 0 0 116 84 14; B -22 0 40 52 5
    rectangle.righthalf.inset.filled:F 0 0 116 84 14; B 22 0 40 52 5
    rectangle.bottomthird.inset.filled:F 0 0 116 84 14; B 0 19 84 16 4
    rectangle.topthird.inset.filled:F 0 0 116 84 14; B 0 -19 84 16 4
    rectangle.leadinghalf.inset.filled:F 0 0 116 84 14; B -22 0 40 52 5
    rectangle.portrait.bottomhalf.inset.filled:F 0 0 78 102 14; B 0 18 50 34 5
    rectangle.portrait.bottomhalf.filled:F 0 0 78 102 14; B 0 24 72 48 8
    rectangle.split.3x1*:R 0 0 116 84 14; -L -19 -38 -19 38; -L 19 -38 19 38
    rectangle.split.1x2*:R 0 0 116 84 14; -L -54 0 54 0
    rectangle.split.2x1*:R 0 0 116 84 14; -L 0 -38 0 38
    rectangle.split.2x2*:R 0 0 116 84 14; -L 0 -38 0 38; -L -54 0 54 0
    rectangle.split.3x3*:R 0 0 116 84 14; -L -19 -38 -19 38; -L 19 -38 19 38; -L -54 -14 54 -14;
      -L -54 14 54 14
    square.split.2x2*:R 0 0 87 87 15; -L 0 -40 0 40; -L -40 0 40 0
    square.split.2x1*:R 0 0 87 87 15; -L 0 -40 0 40
    square.split.1x2*:R 0 0 87 87 15; -L -40 0 40 0
    square.split.diagonal*:R 0 0 87 87 15; -L 36 -36 -36 36
    square.split.bottomrightquarter*:R 0 0 87 87 15; -L 2 2 2 40; -L 2 2 40 2
    squares.below.rectangle:F 0 -24 104 40 9; F -34 28 36 36 8; F 34 28 36 36 8
    rectangle.3.group*:R -29 -22 50 38 8; R 30 -14 44 54 8; R -10 30 80 22 7
    rectangle.3.offgrid*:R -26 -24 54 38 8; R 32 -14 44 36 8; R 2 28 66 30 8
    rectangle.grid.2x2*:R -31 -21 54 34 8; R 31 -21 54 34 8; R -31 21 54 34 8; R 31 21 54 34 8
    rectangle.grid.1x2*:R 0 -25 104 40 9; R 0 25 104 40 9
    rectangle.grid.3x2*:R -39 -20 32 32 6; R 0 -20 32 32 6; R 39 -20 32 32 6; R -39 20 32 32 6;
      R 0 20 32 32 6; R 39 20 32 32 6
    rectangle.grid.3x3*:R -39 -29 32 22 5; R 0 -29 32 22 5; R 39 -29 32 22 5; R -39 0 32 22 5;
      R 0 0 32 22 5; R 39 0 32 22 5; R -39 29 32 22 5; R 0 29 32 22 5; R 39 29 32 22 5
    square.grid.3x3*:R -35 -35 26 26 6; R 0 -35 26 26 6; R 35 -35 26 26 6; R -35 0 26 26 6;
      R 0 0 26 26 6; R 35 0 26 26 6; R -35 35 26 26 6; R 0 35 26 26 6; R 35 35 26 26 6
    square.grid.3x2*:R -37 -19 29 29 6; R 0 -19 29 29 6; R 37 -19 29 29 6; R -37 19 29 29 6;
      R 0 19 29 29 6; R 37 19 29 29 6
    square.grid.3x1.below.line.grid.1x2*:R -37 -30 29 29 6; R 0 -30 29 29 6; R 37 -30 29 29 6;
      L -48 10 48 10; L -48 36 48 36
    square.grid.4x3.fill:B -42 -28 22 22 5; B -14 -28 22 22 5; B 14 -28 22 22 5; B 42 -28 22 22 5;
      B -42 0 22 22 5; B -14 0 22 22 5; B 14 0 22 22 5; B 42 0 22 22 5; B -42 28 22 22 5;
      B -14 28 22 22 5; B 14 28 22 22 5; B 42 28 22 22 5
    square.grid.2x2.circle*:O 0 0 49.8; -B -12 -12 18 18 4; -B 12 -12 18 18 4; -B -12 12 18 18 4;
      -B 12 12 18 18 4
    grid:F 0 0 92 92 15; L -15 -44 -15 44; L 15 -44 15 44; L -44 -15 44 -15; L -44 15 44 15
    grid.circle*:O 0 0 49.8; -L -14 -44 -14 44; -L 14 -44 14 44; -L -44 -14 44 -14; -L -44 14 44 14
    square.stack*:^1; L -26 -46 26 -46; L -34 -32 34 -32; ^0; R 0 12 80 72 14
    square.3.layers.3d:G 5 0 -48 50 -24 0 0 -50 -24; J 4 -46 -2 0 22 46 -2; J 4 -46 20 0 44 46 20
    square.stack.3d.up*:P 5 0 -50 52 -24 0 2 -52 -24; J 4 -48 -2 0 22 48 -2; J 4 -48 20 0 44 48 20
    square.stack.3d.down.right*:P 5 0 -50 52 -24 0 2 -52 -24; J 4 -48 -2 0 22 48 -2;
      J 4 -48 20 0 44 48 20
    square.2.layers.3d*:P 5 0 -44 52 -18 0 8 -52 -18; J 4 -48 8 0 32 48 8
    square.fill.on.square*:J 12 -22 22 -42 22 -42 -42 22 -42 22 -24; R 16 16 64 64 14;
      +B 16 16 64 64 14
    plus.square.on.square*:J 12 -22 22 -42 22 -42 -42 22 -42 22 -24; R 16 16 64 64 14;
      -U plus 0.38 16 16
    minus.square.on.square:U square.on.square 1 0 0; L 2 16 30 16
    checkmark.square.on.square:U square.on.square 1 0 0; U checkmark 0.38 16 16
    square.on.circle:J 1 0 0 1 1 0 1; A -12 -12 34 80 370; F 16 16 60 60 13
    square.on.square.dashed:J 12 -22 22 -42 22 -42 -42 22 -42 22 -24; U square.dashed 0.72 16 16
    rectangle.on.rectangle*:J 10 -40 14 -54 14 -54 -38 28 -38 28 -26; R 12 14 84 56 12
    photo.on.rectangle*:J 10 -42 16 -56 16 -56 -42 32 -42 32 -28; R 10 14 92 62 12;
      -G 3 -26 36 -26 26 -8 10 4 20 22 2 46 26 46 36; -D -12 -2 6
    photo.on.rectangle.angled*:J 10 -42 20 -54 -18 26 -44 34 -28; R 10 14 92 62 12;
      -G 3 -26 36 -26 26 -8 10 4 20 22 2 46 26 46 36; -D -12 -2 6
    photo.stack*:L -26 -48 26 -48; L -36 -35 36 -35; R 0 12 100 72 13;
      -G 3 -36 38 -36 28 -18 10 -6 22 16 0 36 26 36 38; -D -20 -6 7
    photo.artframe:F 0 0 104 90 10; F 0 0 70 56 5; G 3 -26 20 -8 0 4 10 12 2 26 20
    photo.circle*:O 0 0 49.8; -U photo.fill 0.48 0 0
    rectangle.compress.vertical:L -46 0 46 0; J 0 -16 -32 0 -18 16 -32; J 0 -16 32 0 18 16 32
    rectangle.expand.vertical:L -46 0 46 0; J 0 -16 -24 0 -40 16 -24; J 0 -16 24 0 40 16 24
    rectangle.and.hand.point.up.left*:R -8 -8 96 72 12; KB 26 26 50 50 20;
      U hand.point.up.left.fill 0.55 26 24
    rectangle.and.paperclip:J 13 16 36 -54 36 -54 -40 54 -40 54 -8; U paperclip 0.6 38 22
    rectangle.connected.to.line.below:F 0 -16 96 52 11; L 0 12 0 34; L -46 36 46 36
    menubar.rectangle:F 0 0 116 84 14; B 0 -28 108 18 0
    dock.rectangle:F 0 0 116 84 14; B 0 24 64 14 4
    macwindow:F 0 0 116 88 14; L -54 -18 54 -18; . -40 -30 0.5; . -28 -30 0.5; . -16 -30 0.5
    macwindow.on.rectangle:J 10 -40 14 -54 14 -54 -38 28 -38 28 -26; F 12 14 84 56 12; L -26 2 50 2
    sidebar.squares.left:F 0 0 112 84 14; L -18 -40 -18 40; B -37 -20 14 14 3; B -37 2 14 14 3;
      B -37 24 14 14 3
    sidebar.squares.right:F 0 0 112 84 14; L 18 -40 18 40; B 37 -20 14 14 3; B 37 2 14 14 3;
      B 37 24 14 14 3
    inset.filled.rectangle:F 0 0 116 84 14; B 0 0 84 52 5
    pip*:J 13 -6 32 -54 32 -54 -40 54 -40 54 -12; R 26 24 56 38 8; +B 26 24 56 38 8
    pip.enter:J 13 -6 32 -54 32 -54 -40 54 -40 54 -12; B 28 24 52 36 8; L -34 -20 -12 2;
      J 0 -12 -16 -12 2 -30 2
    pip.exit:J 13 -6 32 -54 32 -54 -40 54 -40 54 -12; B 28 24 52 36 8; L -12 2 -34 -20;
      J 0 -34 -2 -34 -20 -16 -20
    chart.bar.xaxis:L -50 48 50 48; B -32 18 20 40 4; B 0 4 20 68 4; B 32 -8 20 92 4
    chart.bar.doc.horizontal*:R 0 0 80 104 13; -L -20 -22 8 -22; -L -20 0 20 0; -L -20 22 -4 22;
      -L -20 -32 -20 32
    chart.xyaxis.line:J 6 -50 -46 -50 46 52 46; J 2 -32 20 -10 -8 8 8 44 -34
    chart.line.uptrend.xyaxis:J 6 -50 -46 -50 46 52 46; J 2 -34 22 -12 -4 6 12 44 -30;
      J 2 22 -32 46 -32 46 -8
    chart.line.downtrend.xyaxis:J 6 -50 -46 -50 46 52 46; J 2 -34 -34 -12 -8 6 -22 44 20;
      J 2 46 -2 46 22 22 22
    chart.line.flattrend.xyaxis:J 6 -50 -46 -50 46 52 46; L -32 0 42 0; J 2 26 -18 44 0 26 18
    chart.dots.scatter:J 6 -50 -46 -50 46 52 46; D -22 20 7; D -6 -8 7; D 16 8 7; D 24 -26 7;
      D 42 -4 7
    chart.line.text.clipboard*:U clipboard 1 0 0; =U clipboard.fill 1 0 0;
      -J 2 -22 10 -8 -6 4 4 22 -14; -L -22 32 22 32
    cellularbars:%1; B -40 32 16 28 4; %2; B -14 20 16 52 4; %3; B 12 6 16 80 4; %4;
      B 38 -6 16 104 4
    waveform:%1; L 0 -48 0 48; %2; mL -18 -26 -18 26; %3; mL -36 -12 -36 12; mL -52 -5 -52 5
    waveform.circle*:O 0 0 49.8; -L 0 -26 0 26; -mL -11 -15 -11 15; -mL -22 -8 -22 8
    waveform.path:J 6 -54 0 -38 0 -28 -20 -14 24 0 -46 14 34 26 -18 36 0 54 0
    waveform.path.ecg:J 4 -56 4 -30 4 -18 -14 -4 44 12 -46 24 4 56 4
    waveform.path.ecg.rectangle*:R 0 0 116 84 14; -J 4 -40 4 -22 4 -12 -10 -2 26 10 -26 18 4 40 4
    waveform.path.ecg.magnifyingglass:U magnifyingglass 1 0 0;
      J 3 -28 -8 -18 -8 -12 -18 -4 4 2 -8 12 -8
    waveform.and.mic:U waveform 0.8 -18 -10; KB 34 24 44 60 20; U mic.fill 0.55 34 22
    slider.horizontal.2.square:F 0 0 87 87 15; L -28 -14 28 -14; L -28 14 28 14; D -10 -14 8;
      D 10 14 8
    slider.vertical.3:L -32 -50 -32 -10; L -32 34 -32 50; L 0 -50 0 -34; L 0 10 0 50;
      L 32 -50 32 -10; L 32 34 32 50; H -32 12 11.5; H 0 -12 11.5; H 32 12 11.5
    slider.horizontal.below.rectangle:F 0 -18 96 50 10; L -46 36 -16 36; L 10 36 46 36; H -2 36 11
    switch.2:F 0 -25 100 40 20; D -29 -25 13; F 0 25 100 40 20; D 29 25 13
    switch.programmable:F 0 0 78 102 14; F 0 0 34 60 8; L -14 0 14 0
    dial.low*:O 0 4 44; -L -16 20 -6 8; L -44 48 -40 44
    dial.high*:O 0 4 44; -L 16 -14 4 0
    dial.min*:O 0 0 40; -L -14 14 -4 4; *10 . 0 -54 0.4
    dial.max*:O 0 0 40; -L 14 14 4 4; *10 . 0 -54 0.4
    gauge:H 0 0 49.8; *8 L 0 -34 0 -30; L 0 4 18 -22; D 0 4 7
    gauge.medium:H 0 0 49.8; A 0 0 33 140 400; L 0 4 0 -22; D 0 4 7
    speedometer:H 0 0 49.8; L -32 0 -28 0; L 32 0 28 0; L -23 -23 -20 -20; L 0 -33 0 -29; D 0 2 7;
      L 0 2 20 -20
    gauge.with.dots.needle:H 0 0 49.8; *8 . 0 -34 0.5; L 0 4 16 -20; D 0 4 7
    barometer:H 0 0 49.8; *12 L 0 -38 0 -34; L -14 14 20 -20; D 0 0 7
    level*:R 0 0 116 64 12; -R 0 0 84 30 15; +D 0 0 9
    qrcode:F -28 -28 38 38 5; B -28 -28 13 13 2; F 28 -28 38 38 5; B 28 -28 13 13 2;
      F -28 28 38 38 5; B -28 28 13 13 2; B 14 14 12 12 1; B 42 14 12 12 1; B 28 28 12 12 1;
      B 14 42 12 12 1; B 42 42 12 12 1
    qrcode.viewfinder:U viewfinder 1 0 0; F -13 -13 20 20 3; F 13 -13 20 20 3; F -13 13 20 20 3;
      B 7 7 8 8 1; B 19 19 8 8 1; B 19 7 6 6 1
    barcode:W 0.9; L -50 -36 -50 36; W 1.8; L -34 -36 -34 36; W 0.8; L -17 -36 -17 36;
      L -4 -36 -4 36; W 1.8; L 14 -36 14 36; W 0.8; L 32 -36 32 36; W 1.2; L 48 -36 48 36
    barcode.viewfinder:U viewfinder 1 0 0; W 0.9; L -24 -18 -24 18; W 1.3; L -9 -18 -9 18; W 0.7;
      L 4 -18 4 18; L 13 -18 13 18; W 1.1; L 25 -18 25 18
    camera.viewfinder:U viewfinder 1 0 0; U camera.fill 0.5 0 0
    """
}
