/// Tools, money, food, games, sport, health and other things.
enum SketchesThings {
  /// The sketches.
  static let table = """
    hammer*:@-45 C -34 -46 l 16 -46 c 28 -46 34 -40 40 -30 l 26 -26 16 -18 -22 -18 -34 -26 o 3;
      @-45 R -3 20 20 66 6
    wrench*:@45 C -8 -6 l -8 -8 c -30 -18 -24 -48 -10 -54 l -10 -32 10 -32 10 -54 c 24 -48 30 -18 8
      -8 l 8 44 c 8 56 -8 56 -8 44 o 2
    screwdriver*:@45 R 0 28 24 50 9; @45 L 0 4 0 -40; @45 L -4 -46 4 -46
    wrench.and.screwdriver*:U screwdriver 0.96 0 0; =U screwdriver.fill 0.96 0 0; @90 KB 0 0 0 0 0;
      KL -34 -34 34 34; U _wrench 0.96 0 0; =U _wrench.fill 0.96 0 0
    _wrench*:@-45 C -8 -6 l -8 -8 c -30 -18 -24 -48 -10 -54 l -10 -32 10 -32 10 -54 c 24 -48 30 -18
      8 -8 l 8 44 c 8 56 -8 56 -8 44 o 2
    wrench.adjustable*:U wrench 1 0 0; =U wrench.fill 1 0 0
    gearshape.2*:U gearshape 0.7 -18 14; U gearshape 0.5 30 -22; =U gearshape.fill 0.7 -18 14;
      =U gearshape.fill 0.5 30 -22
    gearshape.circle*:O 0 0 49.8; -U gearshape.fill 0.54 0 0
    gear.circle*:O 0 0 49.8; -U gearshape.fill 0.54 0 0
    gearshape.arrow.triangle.2.circlepath:U arrow.triangle.2.circlepath 1 0 0;
      U gearshape.fill 0.42 0 0
    scissors:H -34 24 15; H -34 -24 15; L -22 -15 46 32; L -22 15 46 -32
    key.horizontal*:O -30 0 26; -D -38 0 6; W 1.8; L -4 0 50 0; W 1.3; L 32 0 32 14; L 48 0 48 16
    key.radiowaves.forward*:U key.horizontal 0.9 -10 0
    lock.circle*:O 0 0 49.8; -U lock.fill 0.5 0 0
    lock.slash*:U lock 1 0 0; =U lock.fill 1 0 0; KL -40 -46 40 50; L -40 -46 40 50
    lock.rotation:A 0 2 44 -60 260; G 3 -4 -56 20 -40 -4 -26; U lock.fill 0.42 0 2
    lock.rectangle*:R 0 0 116 84 14; -U lock.fill 0.4 0 0
    lock.rectangle.stack*:U rectangle.stack 1 0 0; =U rectangle.stack.fill 1 0 0;
      -U lock.fill 0.34 0 14
    lock.laptopcomputer:U laptopcomputer 1 0 0; U lock.fill 0.3 0 -8
    lock.iphone:U iphone 1 0 0; U lock.fill 0.28 0 4
    shield.lefthalf.filled:U shield 1 0 0; V 0 -54 c -13 -46 -26 -41 -42 -38 c -46 6 -34 36 0 54
    shield.righthalf.filled:U shield 1 0 0; V 0 -54 c 13 -46 26 -41 42 -38 c 46 6 34 36 0 54
    shield.checkered:U shield 1 0 0;
      V 0 -50 l 0 0 -42 0 c -43 -14 -42 -30 -41 -36 c -26 -40 -13 -44 0 -50;
      V 0 0 l 40 0 c 36 24 24 40 0 50
    shield.slash*:U shield 1 0 0; =U shield.fill 1 0 0; KL -46 -46 46 46; L -46 -46 46 46
    shield.pattern.checkered:U shield.checkered 1 0 0
    trophy*:C -28 -48 l 28 -48 26 -10 c 24 10 10 20 0 20 c -10 20 -24 10 -26 -10 o 3;
      mS 28 -38 l 48 -38 c 50 -14 38 0 24 2; L 0 20 0 42; L -22 46 22 46
    trophy.circle*:O 0 0 49.8; -U trophy.fill 0.5 0 0
    medal*:O 0 20 28; -U star.fill 0.26 0 20; L -18 -6 -34 -50; L 18 -6 34 -50; L -34 -50 34 -50;
      L -12 -50 0 -12
    medal.star*:U medal 1 0 0; =U medal.fill 1 0 0
    rosette:*8 A 0 -40 17 -158 -22; L -20 34 -24 56; L 20 34 24 56; H 0 0 22
    sportscourt*:R 0 0 116 84 12; -L 0 -38 0 38; -H 0 0 15; -J 0 -56 -18 -40 -18 -40 18 -56 18;
      -J 0 56 -18 40 -18 40 18 56 18
    soccerball:H 0 0 49.8; G 2 0 -18 17 -6 11 14 -11 14 -17 -6; W 0.8; *5 L 0 -18 0 -36;
      *5 G 1 -14 -44 14 -44 10 -36 0 -32 -10 -36
    soccerball.inverse:D 0 0 49.8; !G 2 0 -18 17 -6 11 14 -11 14 -17 -6
    basketball*:O 0 0 49.8; -W 0.8; -L -46 0 46 0; -L 0 -46 0 46; -A -56 0 34 -50 50;
      -A 56 0 34 130 230
    football*:@45 E 0 0 30 52; @45 -L 0 -18 0 18; @45 -L -7 -10 7 -10; @45 -L -7 0 7 0;
      @45 -L -7 10 7 10
    american.football*:@45 E 0 0 30 52; @45 -L 0 -18 0 18; @45 -L -7 -10 7 -10; @45 -L -7 0 7 0;
      @45 -L -7 10 7 10
    tennisball*:O 0 0 49.8; -A -56 -8 44 -40 56; -A 56 8 44 140 236
    baseball*:O 0 0 49.8; -A -60 0 38 -46 46; -A 60 0 38 134 226
    volleyball*:O 0 0 49.8; *3 -S 0 0 c 4 -16 16 -30 36 -28; *3 -S -18 -8 c -10 -28 6 -42 18 -42
    cricket.ball*:O 0 0 49.8; -L -8 -46 -8 46; -L 8 -46 8 46
    rugbyball:@45 E 0 0 30 52; @45 L -20 -10 20 -10
    hockey.puck*:E 0 -10 50 20; S -50 -10 l -50 10 c -46 40 46 40 50 10 l 50 -10
    dumbbell*:B 0 0 52 9 2; mR 33 0 15 66 6; mR 50 0 12 42 5
    skateboard*:R 0 -8 112 14 7; mD 32 14 9
    skis:@20 B -14 0 9 104 4; @20 B 14 0 9 104 4
    snowboard*:@45 R 0 0 28 110 14
    surfboard*:@45 E 0 0 18 56
    dice*:R 0 0 87 87 15; -D -18 -18 7; -D 18 -18 7; -D 0 0 7; -D -18 18 7; -D 18 18 7
    die.face.1*:R 0 0 87 87 15; -D 0 0 8
    die.face.2*:R 0 0 87 87 15; -D -17 -17 8; -D 17 17 8
    die.face.3*:R 0 0 87 87 15; -D -19 -19 8; -D 0 0 8; -D 19 19 8
    die.face.4*:R 0 0 87 87 15; -D -18 -18 8; -D 18 -18 8; -D -18 18 8; -D 18 18 8
    die.face.5*:R 0 0 87 87 15; -D -19 -19 7; -D 19 -19 7; -D 0 0 7; -D -19 19 7; -D 19 19 7
    die.face.6*:R 0 0 87 87 15; -mD 17 -22 7; -mD 17 0 7; -mD 17 22 7
    puzzlepiece*:C -44 -28 l -16 -28 c -26 -54 18 -54 8 -28 l 36 -28 36 -6 c 60 -14 60 28 36 18 l 36
      46 8 46 c 14 24 -22 24 -16 46 l -44 46 -44 18 c -22 24 -22 -12 -44 -6 o 3
    puzzlepiece.extension*:U puzzlepiece 1 0 0; =U puzzlepiece.fill 1 0 0
    balloon*:C 0 -52 c 24 -52 36 -34 36 -14 c 36 8 16 24 0 24 c -16 24 -36 8 -36 -14 c -36 -34 -24
      -52 0 -52; S 0 28 c 8 36 -8 42 0 54; G 1 0 22 6 32 -6 32
    balloon.2*:U balloon 0.8 -20 4; KB 20 -12 62 70 24; U balloon 0.8 22 -4;
      =U balloon.fill 0.8 -20 4; =U balloon.fill 0.8 22 -4
    party.popper*:P 5 -50 48 -22 -18 22 24; S -2 -22 c -8 -34 8 -36 4 -50;
      S 24 2 c 34 -4 36 10 50 4; L 14 -14 34 -34; . 36 -48 0.7; . 48 -20 0.7; . -22 -44 0.7
    gift.circle*:O 0 0 49.8; -U gift.fill 0.5 0 0
    giftcard*:R 0 0 112 82 14; -L -22 -38 -22 38; -L -52 0 52 0; -S -22 0 c -40 -26 -40 -2 -22 0;
      -S -22 0 c -4 -26 -4 -2 -22 0
    birthday.cake*:C -48 8 c -48 -4 -42 -8 -34 -8 l 34 -8 c 42 -8 48 -4 48 8 l 48 44 -48 44 o 4;
      -S -46 14 c -36 28 -26 28 -16 14 c -6 28 6 28 16 14 c 26 28 36 28 46 14; L 0 -12 0 -26;
      mL 22 -12 22 -26; . 0 -40 0.7; m. 22 -40 0.7
    fork.knife:L -26 -2 -26 50; J 12 -44 -48 -44 -6 -8 -6 -8 -48; L -26 -48 -26 -6;
      V 14 12 l 14 -30 c 14 -44 24 -52 32 -52 l 32 12 o 2; L 28 12 28 50
    fork.knife.circle*:O 0 0 49.8; -L -14 0 -14 26; -J 6 -23 -25 -23 -4 -5 -4 -5 -25;
      -L -14 -25 -14 -4; -L 14 -26 14 26; -V 12 6 l 6 4 c 6 -16 10 -26 15 -28 l 15 6
    cup.and.heat.waves*:U cup.and.saucer 0.9 0 10; =U cup.and.saucer.fill 0.9 0 10;
      L -14 -44 -14 -34; L 8 -44 8 -34
    mug*:C -42 -40 l 22 -40 22 30 c 22 42 16 46 6 46 l -26 46 c -36 46 -42 42 -42 30 o 4;
      S 24 -22 c 52 -24 52 24 24 22
    wineglass*:C -24 -52 l 24 -52 c 34 -20 24 4 0 4 c -24 4 -34 -20 -24 -52 o 3; L 0 4 0 48;
      L -20 50 20 50; -L -26 -22 26 -22
    waterbottle*:C -14 -40 l 14 -40 14 -30 c 24 -24 26 -16 26 -8 l 26 44 c 26 52 22 54 14 54 l -14
      54 c -22 54 -26 52 -26 44 l -26 -8 c -26 -16 -24 -24 -14 -30 o 2; B 0 -50 22 10 3;
      -L -24 12 24 12
    takeoutbag.and.cup.and.straw*:C -52 -18 l 2 -18 4 48 -54 48 o 5;
      J 3 -44 -18 -38 -44 -12 -44 -6 -18; C 14 -10 l 52 -10 47 48 18 48 o 4; L 34 -12 40 -46;
      L 40 -46 50 -48
    popcorn*:C -32 -8 l 32 -8 24 50 -24 50 o 4; O -20 -20 13; O 20 -20 13; O 0 -32 15; -mL 9 -4 7 44
    cart.circle*:O 0 0 49.8; -U cart.fill 0.52 0 0
    bag.circle*:O 0 0 49.8; -U bag.fill 0.5 0 0
    basket*:C -54 -10 l 54 -10 42 46 -42 46 o 8; mL 24 -14 40 -46; -L 0 4 0 30; -mL 20 4 18 30
    handbag*:C -38 -12 l 38 -12 46 48 -46 48 o 8; S -22 -14 c -22 -56 22 -56 22 -14
    creditcard.circle*:O 0 0 49.8; -F 0 0 54 38 6; -L -26 -8 26 -8
    creditcard.and.123:F 0 -10 110 62 12; B 0 -18 104 10 0; T 123 0.3 30 38
    creditcard.viewfinder:U viewfinder 1 0 0; U creditcard 0.52 0 0
    wallet.pass*:R 0 0 88 100 13; -J 3 -42 14 -14 14 -10 24 10 24 14 14 42 14; -L -40 -26 40 -26;
      -L -40 -8 40 -8
    wallet.bifold*:R 0 6 104 76 12; -R 38 8 32 24 8; J 6 -42 -32 30 -46 36 -34
    banknote*:R 0 0 116 72 11; -H 0 0 16; -mD 36 0 5
    dollarsign.arrow.circlepath:U arrow.triangle.2.circlepath 1 0 0; T $ 0.56 0 0
    dollarsign.bank.building*:U building.columns 1 0 0; =U building.columns.fill 1 0 0
    chart.line.uptrend.xyaxis.circle*:O 0 0 49.8; -J 3 -24 -22 -24 22 24 22;
      -J 1 -14 10 -4 -4 4 4 20 -16
    tag.circle*:O 0 0 49.8; -U tag.fill 0.5 0 0
    tag.slash*:U tag 1 0 0; =U tag.fill 1 0 0; KL -46 -46 46 46; L -46 -46 46 46
    scalemass*:C -28 -16 l 28 -16 44 46 -44 46 o 6; H 0 -32 16; -T kg 0.3 0 18
    scale.3d:L 0 0 0 -46; L 0 0 40 24; L 0 0 -40 24; D 0 -46 7; mD 40 24 7
    move.3d:L 0 0 0 -46; L 0 0 40 24; L 0 0 -40 24
    briefcase*:R 0 8 108 72 12; J 8 -20 -28 -20 -44 20 -44 20 -28; -L -52 6 -10 6; -L 10 6 52 6;
      -F 0 8 18 14 3
    briefcase.circle*:O 0 0 49.8; -U briefcase.fill 0.5 0 0
    case*:R 0 8 108 72 12; J 8 -20 -28 -20 -44 20 -44 20 -28
    latch.2.case*:R 0 8 108 72 12; J 8 -20 -28 -20 -44 20 -44 20 -28; -mL 26 -24 26 -6;
      -L -52 -6 52 -6
    cross.case*:R 0 8 108 72 12; J 8 -20 -28 -20 -44 20 -44 20 -28; -L -16 8 16 8; -L 0 -8 0 24
    cross.case.circle*:O 0 0 49.8; -U cross.case.fill 0.5 0 0
    cross.vial*:R 0 8 60 84 12; R 0 -44 70 16 4; -L -12 10 12 10; -L 0 -2 0 22
    cross.circle*:O 0 0 49.8; -U cross.fill 0.5 0 0
    backpack*:C -36 -18 c -36 -40 -20 -44 0 -44 c 20 -44 36 -40 36 -18 l 36 48 -36 48 o 8;
      J 6 -14 -44 -14 -54 14 -54 14 -44; -F 0 20 42 30 6; -L -12 -18 12 -18;
      mJ 8 38 -4 50 -4 50 40 38 40
    graduationcap*:P 4 0 -40 58 -14 0 12 -58 -14; J 4 -32 2 -32 28 0 40 32 28 32 2; L 52 -10 52 30
    graduationcap.circle*:O 0 0 49.8; -U graduationcap.fill 0.5 0 0
    studentdesk:L -54 -26 54 -26; mL 44 -26 44 40; F -10 -4 40 32 4
    lanyardcard*:R 0 14 88 70 11; L 0 -20 -22 -54; L 0 -20 22 -54; -U person.fill 0.3 -18 14;
      -L 8 8 30 8; -L 8 22 24 22
    tray.2*:U tray 0.8 0 -14; =U tray.fill 0.8 0 -14; J 10 -50 26 -50 46 50 46 50 26
    tray.full*:U tray 0.9 0 6; =U tray.fill 0.9 0 6; L -30 -46 30 -46; L -38 -60 38 -60
    tray.and.arrow.down*:P 10 -38 -30 38 -30 55 8 55 46 -55 46 -55 8; KB 0 -34 34 60 4;
      -J 6 -50 10 -22 10 -14 24 14 24 22 10 50 10; L 0 -54 0 -4; J 0 -14 -16 0 -2 14 -16
    tray.and.arrow.up*:P 10 -38 -30 38 -30 55 8 55 46 -55 46 -55 8; KB 0 -34 34 60 4;
      -J 6 -50 10 -22 10 -14 24 14 24 22 10 50 10; L 0 -52 0 -2; J 0 -14 -40 0 -54 14 -40
    tray.circle*:O 0 0 49.8; -U tray.fill 0.5 0 0
    archivebox.circle*:O 0 0 49.8; -U archivebox.fill 0.5 0 0
    envelope.open*:C -52 -12 l 0 -48 52 -12 52 48 -52 48 o 7; -J 5 -46 -8 0 22 46 -8
    envelope.circle*:O 0 0 49.8; -F 0 0 54 38 6; -J 3 -22 -12 0 6 22 -12
    mail.stack*:^1; L -34 -46 34 -46; L -42 -33 42 -33; ^0; R 0 12 108 68 12;
      -J 6 -48 -14 -4 18 4 18 48 -14
    paperplane.circle*:O 0 0 49.8; -U paperplane.fill 0.52 0 0
    square.and.arrow.up.on.square*:U square.on.square 1 0 0; =U square.fill.on.square.fill 1 0 0;
      KB 16 0 22 60 4; L 16 24 16 -22; J 0 4 -12 16 -24 28 -12
    square.and.arrow.down.on.square*:U square.on.square 1 0 0; KB 16 0 22 60 4; L 16 -24 16 20;
      J 0 4 12 16 24 28 12
    square.and.arrow.up.circle*:O 0 0 49.8; -U square.and.arrow.up 0.5 0 0
    square.and.arrow.down.fill:U square.and.arrow.down 1 0 0
    rectangle.portrait.and.arrow.right.fill:G 12 -46 -48 14 -48 14 48 -46 48; KL -14 0 58 0;
      L -14 0 54 0; J 0 39 -19 58 0 39 19
    rectangle.portrait.and.arrow.right.inward:U rectangle.portrait 1 -8 0; KL -2 0 58 0; L 52 0 0 0;
      J 0 18 -19 0 0 18 19
    rectangle.portrait.and.arrow.left*:J 13 -14 -22 -14 -48 46 -48 46 48 -14 48 -14 22;
      L 14 0 -56 0; J 0 -39 -19 -58 0 -39 19
    rectangle.portrait.on.rectangle.portrait*:J 10 -18 36 -40 36 -40 -46 20 -46 20 -32;
      R 12 10 58 76 11
    rectangle.and.arrow.up.right.and.arrow.down.left:F 0 0 116 84 14; L 8 -8 34 -24;
      J 0 16 -26 34 -24 32 -6; L -8 8 -34 24
    link.circle*:O 0 0 49.8; -U link 0.5 0 0
    link.icloud*:U icloud 1 0 0; =U icloud.fill 1 0 0; -U link 0.36 2 8
    icloud*:U cloud 1 0 0; =U cloud.fill 1 0 0
    icloud.and.arrow.down*:U cloud 0.96 0 -8; =U cloud.fill 0.96 0 -8; KB 0 24 26 60 4; L 0 2 0 46;
      J 0 -15 33 0 48 15 33
    icloud.and.arrow.up*:U cloud 0.96 0 -8; =U cloud.fill 0.96 0 -8; KB 0 24 26 60 4; L 0 4 0 48;
      J 0 -15 16 0 1 15 16
    arrow.clockwise.icloud*:U cloud 1 0 0; =U cloud.fill 1 0 0; -A 0 8 15 -30 240;
      -G 2 -2 -14 12 -6 -2 2
    sparkle.magnifyingglass:U magnifyingglass 1 0 0; U sparkle 0.4 -8 -8
    location.magnifyingglass:U magnifyingglass 1 0 0; U location.fill 0.34 -9 -7
    magnifyingglass.circle*:O 0 0 49.8; -U magnifyingglass 0.55 0 0
    calendar.circle*:O 0 0 49.8; -F 0 0 48 44 7; -B 0 -14 46 14 2; -. -11 2 0.5; -. 0 2 0.5;
      -. 11 2 0.5; -. -11 12 0.5; -. 0 12 0.5
    calendar.day.timeline.left:F 0 0 98 90 15; L -30 -20 -30 20; L -12 0 36 0; D -30 0 6
    calendar.day.timeline.leading:F 0 0 98 90 15; L -30 -20 -30 20; L -12 0 36 0; D -30 0 6
    eyeglasses:H -30 8 23; H 30 8 23; A 0 4 9 200 340; mS 52 2 c 56 -24 44 -36 34 -30
    sunglasses*:mC 8 -6 l 52 -8 c 54 16 48 28 30 28 c 12 28 8 14 8 -6 o 3; A 0 0 12 210 330;
      mS 53 -4 c 56 -24 44 -36 34 -30
    tshirt*:C -18 -44 c -8 -34 8 -34 18 -44 l 34 -40 56 -16 42 2 32 -6 32 48 -32 48 -32 -6 -42 2 -56
      -16 -34 -40 o 4
    jacket*:U tshirt 1 0 0; =U tshirt.fill 1 0 0; -L 0 -32 0 46
    coat*:U tshirt 1 0 0; =U tshirt.fill 1 0 0; -L 0 -32 0 46
    hanger:S -10 -30 c -12 -46 12 -46 10 -32 c 10 -24 0 -22 0 -12; J 6 0 -12 54 30 -54 30 0 -12
    shoe*:C -54 -22 l -34 -24 c -28 -8 -10 -10 0 -22 l 22 2 c 40 12 56 12 56 30 l -54 30 o 4;
      -L -50 18 52 18
    shoe.2*:U shoe 1 0 0; =U shoe.fill 1 0 0
    shoeprints.fill:I -18 -18 13 22; D -20 22 10; I 18 0 13 22; D 20 40 10
    hat.cap*:C -40 14 c -40 -40 34 -40 34 10 l 58 20 c 56 30 -40 30 -40 14 o 3
    hat.widebrim*:E 0 20 56 14; C -28 16 c -28 -40 28 -40 28 16 o 3
    comb*:R 0 -20 108 24 8; L -46 -8 -46 30; L -31 -8 -31 30; L -16 -8 -16 30; L 0 -8 0 30;
      L 16 -8 16 30; L 31 -8 31 30; L 46 -8 46 30
    stethoscope:S -40 -46 l -48 -46 -48 -16 c -48 18 -4 18 -4 -16 l -4 -46 -12 -46;
      S -26 10 c -26 52 30 52 36 14; H 38 4 11
    stethoscope.circle*:O 0 0 49.8; -U stethoscope 0.5 0 0
    syringe*:@45 R 0 2 24 54 4; @45 L 0 30 0 52; @45 L 0 -26 0 -46; @45 L -12 -48 12 -48;
      @45 L -18 -26 18 -26; @45 -L -2 -8 10 -8; @45 -L -2 6 10 6
    pill*:@45 R 0 0 44 100 22; @45 -L -20 0 20 0
    pills*:@45 R -12 -14 30 66 15; @45 -L -26 -14 2 -14; O 24 22 26; -L 8 32 40 12
    pill.circle*:O 0 0 49.8; @45 -F 0 0 26 54 13; @45 -L -12 0 12 0
    bandage*:@-45 R 0 0 44 112 22; @-45 -L -20 -24 20 -24; @-45 -L -20 24 20 24; -. -7 0 0.5;
      -. 7 0 0.5; -. 0 -7 0.5; -. 0 7 0.5
    testtube.2:@30 J 12 -24 -40 -24 40 0 40 0 -40; @30 L -30 -42 6 -42; @30 B -12 22 24 30 8;
      @30 J 12 16 -40 16 30 40 30 40 -40
    flask*:C -14 -48 l 14 -48 14 -14 40 36 c 46 48 38 52 30 52 l -30 52 c -38 52 -46 48 -40 36 l -14
      -14 o 3; -L -28 18 28 18; L -22 -50 22 -50
    ivfluid.bag*:R 0 -10 64 80 14; L 0 32 0 52; L -14 -52 14 -52; -L -30 -4 30 -4
    medical.thermometer*:@45 R 0 -8 22 82 11; @45 L 0 36 0 52; @45 -L 0 -34 0 10
    bolt.shield*:U shield 1 0 0; =U shield.fill 1 0 0; -U bolt.fill 0.42 0 -2
    exclamationmark.octagon*:U octagon 1 0 0; =U octagon.fill 1 0 0; -U exclamationmark 0.6 0 0
    exclamationmark.lock*:U lock 1 0 0; =U lock.fill 1 0 0; -U exclamationmark 0.34 0 20
    checkmark.gobackward:A 0 4 42 -90 200; G 4 4 -56 -22 -38 4 -20; U checkmark 0.4 0 4
    checkmark.rectangle*:R 0 0 116 84 14; -U checkmark 0.48 0 0
    checkmark.rectangle.stack*:U rectangle.stack 1 0 0; =U rectangle.stack.fill 1 0 0;
      -U checkmark 0.4 0 14
    checkmark.rectangle.portrait*:R 0 0 78 102 14; -U checkmark 0.46 0 0
    text.rectangle:F 0 0 116 84 14; L -36 -18 36 -18; L -36 0 36 0; L -36 18 6 18
    flag.slash*:U flag 1 0 0; =U flag.fill 1 0 0; KL -44 -46 44 46; L -44 -46 44 46
    bell.and.waves.left.and.right*:U bell 0.8 0 0; =U bell.fill 0.8 0 0; mA 0 -4 46 -34 34;
      mA 0 -4 60 -34 34
    bell.and.waveform*:U bell 0.9 -6 0; =U bell.fill 0.9 -6 0; L 40 -20 40 16; L 54 -8 54 4
    bell.circle*:O 0 0 49.8; -U bell.fill 0.54 0 0
    trash.circle*:O 0 0 49.8; -U _trash 0.54 0 0
    _trash:J 8 -30 -30 -25 48 25 48 30 -30; L -44 -34 44 -34; J 8 -14 -34 -14 -50 14 -50 14 -34;
      L 0 -14 0 32
    trash.slash*:U trash 1 0 0; =U trash.fill 1 0 0; KL -46 -46 46 46; L -46 -46 46 46
    swatchpalette*:R -26 0 44 100 12; -D -26 28 7; J 10 0 -30 20 -50 48 -22 0 26;
      J 8 2 48 50 48 50 10 36 10
    line.3.crossed.swirl.circle*:O 0 0 49.8; *3 -S 0 0 c 6 -20 16 -26 28 -26
    teddybear*:O 0 6 30; mO 28 -30 14; -mD 11 0 4; -D 0 14 6
    stroller*:C -40 -10 a 0 -10 40 180 270 l 0 -10 o 2; J 6 -40 -8 -26 24 30 24 44 -36; H -20 40 10;
      H 26 40 10
    lifepreserver*:O 0 0 49.8; -H 0 0 20; @45 *4 -L 0 -24 0 -44
    fire.extinguisher*:R 4 14 44 72 14; L 4 -24 4 -36; J 6 4 -36 -30 -36 -38 -14; L 4 -44 22 -48
    light.beacon.max*:C -26 26 l -20 -10 c -18 -26 18 -26 20 -10 l 26 26 o 4; L -38 38 38 38;
      mL 36 -12 50 -20; L 0 -34 0 -48; mL 22 -30 32 -42
    spigot*:C -44 -4 l 26 -4 c 42 -4 48 6 48 20 l 26 20 -44 20 o 5; L -10 -8 -10 -30;
      L -28 -34 8 -34; U drop.fill 0.2 40 40
    pipe.and.drop*:C -50 -16 l 20 -16 c 40 -16 46 -6 46 8 l 20 8 -50 8 o 4; U drop.fill 0.26 34 36
    drop.halffull:U drop 1 0 0; V -30 18 l 30 18 c 30 36 18 46 0 46 c -18 46 -30 36 -30 18
    staroflife.circle*:O 0 0 49.8; -U staroflife.fill 0.5 0 0
    hexagon.lefthalf.filled:U hexagon 1 0 0; V 0 -50 l 0 50 -44 26 -44 -26
    aqi.low:%1; D 0 0 10; %2; *6 . 0 -26 0.5; %3; *12 . 0 -46 0.4
    aqi.medium:%1; D 0 0 9; %2; *6 D 0 -24 7; %3; *12 . 0 -45 0.5
    aqi.high:%1; D 0 0 9; %2; *6 D 0 -24 8; %3; *12 D 0 -46 7
    carbon.monoxide.cloud*:U cloud 1 0 0; =U cloud.fill 1 0 0; -T CO 0.4 0 8
    carbon.dioxide.cloud*:U cloud 1 0 0; =U cloud.fill 1 0 0; -T CO₂ 0.36 0 8
    pedestrian.gate.closed:F 0 0 100 88 4; L 0 -42 0 42; L -25 -42 -25 42; L 25 -42 25 42
    xmark.triangle.circle.square*:L -44 -44 -12 -12; L -44 -12 -12 -44; P 4 28 -46 48 -12 8 -12;
      O -28 28 18; R 28 28 32 32 6
    alarm.waves.left.and.right*:U alarm 0.76 0 0; =U alarm.fill 0.76 0 0; mA 0 0 46 -30 30;
      mA 0 0 60 -30 30
    app.connected.to.app.below.fill:G 10 -20 -50 20 -50 20 -10 -20 -10; F 0 32 40 40 11;
      L 0 -10 0 14
    dot.square*:R 0 0 87 87 15; -D 0 0 14
    bubble.middle.bottom*:C -40 -44 l 40 -44 c 50 -44 54 -40 54 -30 l 54 14 c 54 24 50 28 40 28 l 16
      28 0 46 -16 28 -40 28 c -50 28 -54 24 -54 14 l -54 -30 c -54 -40 -50 -44 -40 -44 o 2
    bubble.middle.top*:C -40 44 l 40 44 c 50 44 54 40 54 30 l 54 -14 c 54 -24 50 -28 40 -28 l 16 -28
      0 -46 -16 -28 -40 -28 c -50 -28 -54 -24 -54 -14 l -54 30 c -54 40 -50 44 -40 44 o 2
    bubble.left.and.text.bubble.right*:U bubble.left 0.74 -18 -12; =U bubble.left.fill 0.74 -18 -12;
      KB 24 16 84 66 16; +U bubble.right 0.7 24 18; =U bubble.right.fill 0.7 24 18; -L 4 6 44 6;
      -L 4 20 30 20
    bubble.left.and.exclamationmark.bubble.right*:U bubble.left 0.74 -18 -12;
      =U bubble.left.fill 0.74 -18 -12; KB 24 16 84 66 16; +U bubble.right 0.7 24 18;
      =U bubble.right.fill 0.7 24 18; -U exclamationmark 0.34 24 12
    arrow.circlepath:U arrow.triangle.2.circlepath 1 0 0
    bitcoinsign:L -18 -36 -18 36; S -18 -36 l 4 -36 c 28 -36 28 -2 4 -2 l -18 -2;
      S 4 -2 c 34 -2 34 36 4 36 l -28 36; L -28 -36 -18 -36; L -8 -36 -8 -48; L 8 -36 8 -48;
      L -8 36 -8 48; L 8 36 8 48
    square.3.stack.3d:P 5 0 -48 50 -24 0 0 -50 -24; J 4 -46 -2 0 22 46 -2; J 4 -46 20 0 44 46 20
    mappin.and.ellipse.circle*:O 0 0 49.8; -U mappin 0.5 0 0
    align.horizontal.left*:L -46 -48 -46 48; R -4 -20 60 22 5; R 8 20 84 22 5
    align.horizontal.center*:L 0 -48 0 48; R 0 -20 60 22 5; R 0 20 88 22 5
    align.horizontal.right*:L 46 -48 46 48; R 4 -20 60 22 5; R -8 20 84 22 5
    align.vertical.top*:L -48 -46 48 -46; R -20 -4 22 60 5; R 20 8 22 84 5
    align.vertical.center*:L -48 0 48 0; R -20 0 22 60 5; R 20 0 22 88 5
    align.vertical.bottom*:L -48 46 48 46; R -20 4 22 60 5; R 20 -8 22 84 5
    distribute.horizontal.center*:L -32 -48 -32 48; L 32 -48 32 48; R -32 0 20 56 5; R 32 0 20 56 5
    distribute.vertical.center*:L -48 -32 48 -32; L -48 32 48 32; R 0 -32 56 20 5; R 0 32 56 20 5
    """
}
