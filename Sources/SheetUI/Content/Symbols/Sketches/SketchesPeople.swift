/// People, hands, faces, animals and the body.
enum SketchesPeople {
  /// The sketches.
  static let table = """
    person.3*:^1; U person 0.56 -48 8; U person 0.56 48 8; =U person.fill 0.56 -48 8;
      =U person.fill 0.56 48 8; KB 0 6 56 100 20; ^0; U person 0.7 0 0; =U person.fill 0.7 0 0
    person.2.circle*:O 0 0 49.8; -U person.2.fill 0.5 2 0
    person.2.square.stack*:^1; L -26 -46 26 -46; L -34 -32 34 -32; ^0; R 0 12 80 72 14;
      -U person.2.fill 0.44 2 12
    person.2.wave.2*:U person.2 0.9 0 0; =U person.2.fill 0.9 0 0
    person.2.crop.square.stack*:^1; L -26 -46 26 -46; L -34 -32 34 -32; ^0; R 0 12 80 72 14;
      -U person.2.fill 0.44 2 12
    person.crop.square.stack*:^1; L -26 -46 26 -46; L -34 -32 34 -32; ^0; R 0 12 80 72 14;
      -D 0 2 12; -V -24 44 c -22 24 -12 20 0 20 c 12 20 22 24 24 44
    person.crop.rectangle.stack*:^1; L -28 -47 28 -47; L -38 -33 38 -33; ^0; R 0 14 104 70 13;
      -D 0 4 12; -V -24 45 c -22 26 -12 22 0 22 c 12 22 22 26 24 45
    person.circle*:O 0 0 49.8; -U person.fill 0.52 0 0
    person.and.arrow.left.and.arrow.right:U person 0.8 0 8; L -30 -36 -52 -36;
      J 0 -42 -46 -52 -36 -42 -26; L 30 -36 52 -36; J 0 42 -46 52 -36 42 -26
    person.line.dotted.person*:U person 0.62 -36 0; U person 0.62 36 0; =U person.fill 0.62 -36 0;
      =U person.fill 0.62 36 0; . -7 0 0.6; . 7 0 0.6
    person.wave.2*:U person 0.9 -14 0; =U person.fill 0.9 -14 0; A 12 -18 20 -40 40;
      A 12 -18 36 -40 40
    person.fill.viewfinder:U viewfinder 1 0 0; U person.fill 0.55 0 0
    person.fill.questionmark:U person.fill 1 -8 0; KD 34 -26 26; U questionmark 0.5 36 -24
    person.fill.checkmark:U person.fill 1 -8 0; KD 38 -22 26; U checkmark 0.42 42 -20
    person.fill.xmark:U person.fill 1 -8 0; KD 38 -22 26; U xmark 0.36 42 -20
    person.bust*:O 0 -22 20; C -42 46 c -40 10 -20 6 0 6 c 20 6 40 10 42 46 o 4
    person.icloud*:U icloud 1 0 0; =U icloud.fill 1 0 0; -U person.fill 0.36 2 10
    person.and.background.dotted:U person.fill 0.8 0 4; *14 . 50 0 0.5
    person.slash*:U person 1 0 0; =U person.fill 1 0 0; KL -44 -46 44 46; L -44 -46 44 46
    person.badge.key*:U person 1 -10 0; =U person.fill 1 -10 0; KB 36 -6 30 62 12;
      U key.fill 0.52 38 -4
    person.crop.circle.dashed:*8 A 0 0 46 -14 14; D 0 -12 15;
      V -28 34 c -24 12 -12 10 0 10 c 12 10 24 12 28 34
    person.3.sequence*:U person.3 1 0 0; =U person.3.fill 1 0 0
    figure.2.and.child.holdinghands:D -34 -38 9; D 34 -38 9; D 0 -10 7; W 1.5; L -34 -18 -34 12;
      L -40 12 -42 48; L -28 12 -26 48; L 34 -18 34 12; L 40 12 42 48; L 28 12 26 48;
      L -30 -16 -12 8; L 30 -16 12 8; L 0 6 0 24; L -4 24 -5 48; L 4 24 5 48
    figure.and.child.holdinghands:D -18 -40 10; D 22 -10 7; W 1.5; L -18 -20 -18 12;
      L -24 12 -27 48; L -12 12 -9 48; L -14 -18 10 6; L -22 -18 -34 10; L 22 6 22 26;
      L 18 26 16 48; L 26 26 28 48
    figure.2:D -22 -38 10; D 22 -38 10; W 1.5; L -22 -18 -22 12; L -28 12 -30 48; L -16 12 -14 48;
      L 22 -18 22 12; L 16 12 14 48; L 28 12 30 48; mL 26 -18 38 10; mL 18 -18 8 8
    figure.2.arms.open:D -24 -38 10; D 24 -38 10; W 1.5; mL 24 -18 24 12; mL 18 12 15 48;
      mL 30 12 33 48; mL 26 -18 48 -26; mL 22 -18 6 -6
    figure.dress.line.vertical.figure:D -34 -38 10; D 34 -38 10; L 0 -50 0 50; W 1.5;
      G 4 -34 -22 -18 16 -50 16; L -39 16 -39 48; L -29 16 -29 48; L 34 -18 34 12; L 28 12 27 48;
      L 40 12 41 48; L 30 -18 22 12; L 38 -18 46 12
    figure.child:D 0 -30 14; W 1.7; L 0 -6 0 18; L -5 18 -8 48; L 5 18 8 48; mL 4 -6 26 12
    figure.seated.seatbelt:D -4 -40 11; W 1.7; J 6 -8 -18 -8 18 24 18 30 48; L -8 -18 20 14
    figure.roll:D -4 -40 10; W 1.5; J 5 -6 -20 -8 10 20 10 34 40 44 38; S 12 34 a -8 22 26 20 250;
      L -6 -8 18 -4
    figure.wave:D 0 -38 11; W 1.6; L 0 -18 0 14; L -6 14 -9 50; L 6 14 9 50; L -5 -16 -22 12;
      J 4 5 -16 26 -22 30 -46
    figure.arms.open:D 0 -38 11; W 1.6; L 0 -18 0 14; mL 6 14 14 50; mL 5 -16 44 -24
    figure.stand:D 0 -38 11; W 1.6; L 0 -18 0 14; mL 6 14 8 50; mJ 4 6 -17 16 -12 19 14
    figure.stand.dress:D 0 -38 11; G 5 -8 -22 8 -22 24 20 -24 20; W 1.6; mL 6 18 7 50; mL 8 -17 26 8
    figure.stand.line.dotted.figure.stand:D -34 -38 10; D 34 -38 10; W 1.5; mL 34 -18 34 12;
      mL 28 12 27 48; mL 40 12 41 48; . -8 0 0.5; . 8 0 0.5
    figure.walk:D 6 -42 10; W 1.5; L 2 -22 -2 8; J 5 0 6 16 24 22 50; J 5 -3 6 -8 28 -24 48;
      J 4 2 -20 -18 -8 -24 10; J 4 4 -18 16 -2 30 4
    figure.walk.motion:D 12 -42 10; W 1.5; L 8 -22 4 8; J 5 6 6 22 24 28 50; J 5 3 6 -2 28 -18 48;
      J 4 8 -20 -12 -8 -18 10; J 4 10 -18 22 -2 36 4; W 0.9; L -32 -30 -46 -30; L -32 -6 -50 -6
    figure.walk.arrival:U figure.walk 0.9 -14 0; L 30 -14 30 20; J 0 18 10 30 22 42 10
    figure.walk.departure:U figure.walk 0.9 -14 0; L 30 20 30 -14; J 0 18 -2 30 -14 42 -2
    figure.walk.diamond*:P 8 0 -58 58 0 0 58 -58 0; -U figure.walk 0.44 0 0
    figure.hiking:D 2 -42 10; W 1.5; L -2 -22 -4 8; J 5 -2 6 14 24 16 50; J 5 -5 6 -10 28 -26 48;
      J 4 0 -18 16 0 34 -4; L -16 -22 -18 0; W 0.9; L 34 -14 38 50
    figure.run:D 18 -42 10; W 1.5; L 8 -22 -4 8; J 5 -2 6 20 16 18 42; J 5 -4 8 -16 28 -44 28;
      J 4 6 -20 -16 -22 -28 -4; J 4 8 -18 18 -2 40 -8
    figure.outdoor.cycle:D 12 -44 9; H -32 26 20; H 32 26 20; W 1.4; J 4 4 -28 -16 -8 4 4 0 28;
      J 3 4 -26 14 -12 30 -12
    figure.indoor.cycle:D 4 -44 9; H 24 28 20; W 1.4; J 4 -2 -28 -18 -4 4 6 0 30;
      J 3 -2 -26 10 -12 26 -14; L -22 6 -22 48; L -38 48 46 48
    figure.dance:D 6 -40 10; W 1.5; L 2 -20 -4 10; J 5 -2 10 18 24 8 48; J 5 -5 10 -18 28 -38 32;
      J 4 0 -18 -20 -16 -34 -36; J 4 4 -18 22 -14 38 -30
    figure.cooldown:D 0 -40 10; W 1.5; L 0 -20 0 12; mL 6 14 22 48; mJ 5 5 -18 30 -10 14 8
    figure.flexibility:D 20 -10 10; W 1.5; J 6 -20 16 0 -8 8 -4; J 5 -20 18 10 30 46 44;
      L -22 18 -28 48; L 6 -2 34 16
    figure.yoga:D 0 -26 10; W 1.4; L 0 -6 0 22; mJ 6 4 24 34 30 8 44; mS 3 -6 c 26 -20 20 -40 2 -52
    figure.mind.and.body:D 0 -40 10; W 1.5; L 0 -20 0 14; mJ 8 4 18 42 34 10 44;
      mJ 5 5 -18 20 0 40 18
    figure.pilates:D -34 4 10; W 1.5; J 10 -20 16 0 26 44 -16; L -8 16 20 -2
    figure.core.training:D 32 0 10; W 1.5; J 6 18 16 -14 24 -26 0 -44 30; L 18 12 -10 -8
    figure.strengthtraining.traditional:D 0 -16 10; W 1.5; L 0 4 0 20; mJ 5 5 20 20 24 16 50;
      mJ 4 4 4 24 -4 24 -34; W 1; L -50 -36 50 -36; mB 40 -36 9 28 4; mB 52 -36 6 18 3
    figure.strengthtraining.functional:D 0 -40 10; W 1.5; L 0 -20 0 10; mJ 5 5 10 16 28 12 50;
      mJ 4 5 -18 22 -10 28 8; W 1; mB 32 14 24 8 4; mB 22 14 6 18 3; mB 42 14 6 18 3
    figure.highintensity.intervaltraining:D 8 -42 10; W 1.5; L 4 -22 -4 8; J 5 -2 8 22 10 20 36;
      J 5 -4 10 -22 26 -30 50; J 4 2 -20 -22 -14 -18 -36; J 4 6 -18 24 -22 34 -40
    figure.mixed.cardio:D 0 -42 10; W 1.5; L 0 -22 0 8; J 5 4 8 22 20 18 44; J 5 -4 8 -10 30 -16 50;
      J 4 -4 -20 -24 -10 -34 -28; J 4 4 -20 24 -10 34 -28
    figure.cross.training:D -6 -42 10; W 1.5; L -4 -22 0 8; J 5 2 8 24 20 20 44;
      J 5 -2 8 -14 28 -24 46; J 4 -2 -20 22 -20 40 -36; J 4 -6 -18 -24 -6 -36 -20
    figure.elliptical:D 4 -42 10; W 1.5; L 2 -22 -2 8; J 5 0 8 18 24 18 42; J 5 -4 8 -14 28 -28 42;
      J 4 4 -18 20 -10 36 -16; W 1; L -44 50 44 50; L 38 48 38 -28
    figure.stairs:D 0 -48 9; W 1.4; L -2 -30 -6 -2; J 5 -4 -2 10 8 8 20; J 5 -6 -2 -14 12 -26 26;
      L -2 -26 14 -14; W 1; J 1 -54 50 -34 50 -34 38 -10 38 -10 28 14 28 14 16 44 16
    figure.stair.stepper:U figure.stairs 1 0 0
    figure.step.training:U figure.stairs 1 0 0
    figure.rower:D -12 -22 10; W 1.5; J 6 -20 -2 -26 20 6 0 34 20; L -18 0 16 -4; W 1;
      L -46 34 48 34
    figure.jumprope:D 0 -36 9; W 1.4; L 0 -18 0 10; mL 4 10 8 36; mJ 4 4 -16 16 -6 24 0; W 0.7;
      S 24 0 c 50 -40 30 -54 0 -54 c -30 -54 -50 -40 -24 0
    figure.jump:D 0 -42 10; W 1.5; L 0 -22 0 6; mJ 5 4 6 20 16 14 36; mL 4 -20 28 -36; W 0.9;
      L -28 50 28 50
    figure.play:D 6 -42 10; W 1.5; L 2 -22 -4 8; J 5 0 8 18 24 14 48; J 5 -5 8 -18 28 -32 44;
      L 4 -20 32 -34; L 0 -18 -26 -4
    figure.pool.swim:D 26 -10 10; W 1.5; J 6 10 4 -12 -18 8 -34; L -40 12 10 2; W 0.9;
      S -54 30 c -40 18 -32 18 -18 30 c -4 42 4 42 18 30 c 32 18 40 18 54 30
    figure.open.water.swim:U figure.pool.swim 1 0 0; W 0.9;
      S -54 48 c -40 36 -32 36 -18 48 c -4 60 4 60 18 48 c 32 36 40 36 54 48
    figure.water.fitness:D 0 -40 10; W 1.5; L 0 -20 0 14; mJ 4 4 -18 24 -8 30 -26; W 0.9;
      S -54 30 c -40 18 -32 18 -18 30 c -4 42 4 42 18 30 c 32 18 40 18 54 30
    figure.surfing:D 6 -42 9; W 1.4; J 6 2 -22 -10 0 10 14 4 34; L -10 2 -20 32; L 2 -20 34 -16;
      L 0 -18 -26 -16; W 1.2; S -50 44 c -20 50 20 50 50 38
    figure.snowboarding:D 6 -42 9; W 1.4; J 6 2 -22 -10 0 10 14 4 34; L -10 2 -20 26;
      L 2 -20 34 -10; L 0 -18 -26 -20; W 1.2; L -46 32 48 46
    figure.skiing.downhill:D 14 -40 9; W 1.4; J 6 8 -20 -10 -2 14 10 0 36; L 8 -18 30 -4; W 0.9;
      L 30 -4 -20 10; W 1.1; L -42 38 46 48
    figure.skiing.crosscountry:D 10 -42 9; W 1.4; L 6 -22 -4 6; J 5 -2 6 16 20 14 44;
      J 5 -4 6 -16 26 -34 40; L 4 -20 30 -4; W 0.9; L 30 -10 34 44; W 1.1; L -48 48 46 48
    figure.climbing:D -2 -24 10; W 1.5; L -4 -6 -6 18; J 5 -4 18 18 22 18 44;
      J 5 -8 18 -20 30 -14 50; J 4 -2 -4 18 -16 20 -44; J 4 -6 -4 -24 -12 -28 -36; W 0.9;
      J 2 40 -52 34 -20 42 10 34 50
    figure.golf:D -8 -40 10; W 1.5; L -8 -20 -4 10; L -8 12 -16 48; L 0 12 8 48;
      J 4 -6 -18 16 -4 26 4; W 0.8; L 24 4 44 46; D 30 46 4
    figure.tennis:D -8 -36 10; W 1.5; L -8 -16 -6 12; J 5 -4 12 10 28 12 50; L -10 12 -28 46;
      J 4 -6 -14 16 -20 24 -30; W 0.8; H 36 -42 12; D 42 -4 5
    figure.badminton:U figure.tennis 1 0 0
    figure.pickleball:U figure.tennis 1 0 0
    figure.racquetball:U figure.tennis 1 0 0
    figure.squash:U figure.tennis 1 0 0
    figure.table.tennis:U figure.tennis 1 0 0
    figure.soccer:D 6 -42 10; W 1.5; L 2 -22 -4 8; J 5 0 8 20 14 32 28; J 5 -5 8 -10 28 -24 48;
      L 2 -20 26 -8; L 0 -18 -24 -6; D 44 40 8
    figure.american.football:U figure.run 1 0 0; I 40 -22 10 7
    figure.australian.football:U figure.soccer 1 0 0
    figure.rugby:U figure.run 1 0 0; I 40 -22 10 7
    figure.basketball:D -6 -26 10; W 1.5; L -6 -6 -6 18; L -8 20 -16 50; L -2 20 10 50;
      J 4 -4 -4 14 -14 22 -30; L -10 -4 -28 12; D 26 -44 9
    figure.volleyball:D -6 -26 10; W 1.5; L -6 -6 -4 18; L -8 20 -20 48; L 0 20 12 48;
      L -2 -4 20 -26; L -10 -4 -28 -24; D 26 -44 9
    figure.handball:U figure.basketball 1 0 0
    figure.baseball:D -2 -36 10; W 1.5; L -4 -16 -6 12; L -10 14 -24 48; L 0 14 16 48;
      J 4 0 -14 18 -10 24 -24; W 1.1; L 24 -24 46 -50
    figure.softball:U figure.baseball 1 0 0
    figure.cricket:D -8 -38 10; W 1.5; L -8 -18 -6 10; L -8 12 -20 48; L -2 12 10 48; L -6 -16 22 4;
      W 1.3; L 22 4 40 44
    figure.hockey:D -4 -40 10; W 1.5; L -8 -20 -10 10; L -8 12 8 46; L -12 12 -28 46; L -6 -18 22 2;
      W 0.9; J 3 22 2 34 46 48 46
    figure.lacrosse:U figure.hockey 1 0 0
    figure.curling:U figure.hockey 1 0 0
    figure.bowling:D 0 -38 10; W 1.5; L 0 -18 -8 8; J 5 -6 8 16 16 10 46; L -10 10 -38 34;
      L 2 -16 24 12; D 32 24 9
    figure.boxing:D -8 -38 10; W 1.5; L -8 -18 -8 12; L -12 12 -26 48; L -4 12 12 48;
      J 4 -4 -16 10 -6 32 -14; J 4 -10 -16 -2 2 16 0; D 38 -14 8; D 22 -2 7
    figure.kickboxing:D -20 -38 10; W 1.5; L -18 -18 -12 10; L -12 12 -16 50; L -8 10 38 -12;
      J 4 -16 -16 2 -8 12 -20
    figure.martial.arts:D -20 -38 10; W 1.5; L -18 -18 -12 10; L -12 12 -16 50; L -8 10 38 -8;
      L -16 -16 12 -26; L -20 -16 -38 0
    figure.wrestling:D -22 -34 10; D 24 -34 10; W 1.5; L -20 -14 -18 14; L 22 -14 20 14;
      L -18 14 -34 48; L -16 14 -6 48; L 20 14 34 48; L 18 14 8 48; L -18 -12 20 -6
    figure.taichi:D 0 -40 10; W 1.5; L 0 -20 0 12; mJ 6 5 12 26 24 20 50; J 5 4 -18 26 -14 40 -26;
      J 5 -4 -18 -26 -6 -40 -4
    figure.barre:D -6 -40 10; W 1.5; L -6 -20 -6 12; L -8 12 -10 50; L -2 12 34 34; L -4 -18 28 -18;
      W 0.9; L 40 -20 40 50
    figure.gymnastics:D 0 20 10; W 1.5; L 0 2 0 -14; L -3 -16 -34 -36; L 3 -16 34 -36; mL 4 4 18 48
    figure.equestrian.sports:D 2 -46 9; W 1.4; J 5 0 -28 -6 -8 12 4 8 24; W 2;
      S -36 0 c -20 10 10 4 26 -6 l 42 -22; W 1.5; L -34 4 -40 46; L 22 4 28 46
    figure.fishing:D -16 -36 10; W 1.5; L -16 -16 -16 14; L -20 14 -22 48; L -12 14 -8 48;
      L -12 -14 8 0; W 0.8; J 4 8 0 46 -46 46 30
    figure.sailing:D -10 -10 9; W 1.4; J 5 -12 8 -14 26 10 26; W 1; L 10 -50 10 28;
      G 3 16 -46 44 14 16 14; S -46 36 c -36 48 30 48 44 36
    figure.archery:D -16 -38 10; W 1.5; L -16 -18 -14 12; L -16 14 -24 50; L -10 14 0 50;
      L -14 -16 30 -18; W 0.9; A 8 -18 34 -60 60; L -20 -18 52 -18
    figure.disc.sports:U figure.tennis 1 0 0
    figure.skating:D 12 -40 10; W 1.5; L 6 -20 -8 6; J 5 -6 8 14 20 4 46; L -10 8 -42 26;
      L 4 -18 30 -8
    figure.fall:D 30 -30 10; W 1.5; L 14 -16 -8 8; J 5 -8 8 -22 26 -44 24; L -6 10 0 42;
      L 12 -14 34 4
    figure.fencing:D -14 -38 10; W 1.5; L -14 -18 -14 10; L -16 12 -40 44; J 5 -10 12 12 20 14 48;
      L -10 -16 18 -14; W 0.8; L 18 -14 54 -20
    figure.hand.cycling:U figure.roll 1 0 0
    figure.waterpolo:U figure.pool.swim 1 0 0
    figure.hunting:U figure.archery 1 0 0
    figure.track.and.field:U figure.run 1 0 0
    figure.run.treadmill:U figure.run 0.84 0 -8; L -44 48 30 48; J 6 30 48 46 -10 36 -14
    figure.walk.treadmill:U figure.walk 0.84 0 -8; L -44 48 30 48; J 6 30 48 46 -10 36 -14
    accessibility:H 0 0 49.8; D 0 -24 6; W 0.9; mS 26 -10 c 14 -6 6 -4 0 -4; mL 4 8 10 32;
      L 0 -4 0 8
    accessibility.fill:D 0 -40 10; W 1.4; mL 44 -20 0 -12; L 0 -12 0 8; mL 3 8 16 48
    hand.raised*:C -20 50 c -34 40 -42 22 -44 2 c -45 -6 -36 -10 -32 -2 l -27 10 -27 -34 c -27 -42
      -15 -42 -15 -34 l -14 -6 -9 -46 c -9 -54 3 -54 3 -46 l 4 -6 11 -40 c 12 -48 23 -46 22 -38 l 19
      -2 28 -22 c 31 -29 41 -25 38 -18 c 36 0 36 20 28 36 c 24 44 20 48 12 50 o 3
    hand.raised.circle*:O 0 0 49.8; -U hand.raised.fill 0.54 0 0
    hand.point.up.left*:@-45 U hand.point.up 1 0 0; @-45 =U hand.point.up.fill 1 0 0
    hand.point.right*:@90 U hand.point.up 1 0 0; @90 =U hand.point.up.fill 1 0 0
    hand.point.left*:@-90 U hand.point.up 1 0 0; @-90 =U hand.point.up.fill 1 0 0
    hand.point.up*:C -22 8 l -22 -42 c -22 -57 0 -57 0 -42 l 0 -14 c 4 -20 14 -20 16 -10 c 20 -16 30
      -14 30 -4 c 36 -8 44 -4 44 6 l 44 20 c 44 40 30 52 8 52 c -8 52 -18 46 -26 34 l -42 8 c -50 -4
      -36 -12 -28 -2 o 1
    hand.point.down*:@180 U hand.point.up 1 0 0; @180 =U hand.point.up.fill 1 0 0
    hand.tap*:U hand.point.up 0.82 6 10; =U hand.point.up.fill 0.82 6 10; A -2 -26 20 150 390
    hand.draw*:@-35 U hand.point.up 0.8 8 10; @-35 =U hand.point.up.fill 0.8 8 10;
      S -50 -20 c -44 -52 -20 -52 0 -40
    hand.wave*:@-18 U hand.raised 0.84 4 4; @-18 =U hand.raised.fill 0.84 4 4; A 6 -2 52 190 216;
      A 0 4 52 12 36
    hands.clap*:@-14 U hand.raised 0.72 -16 10; KB 20 12 56 70 20; @14 U hand.raised 0.72 16 10;
      L 0 -52 0 -40; mL 22 -50 16 -40
    hands.sparkles*:U hand.raised 0.8 -12 8; U sparkles 0.5 36 -28
    hand.rays*:U hand.raised 0.7 0 8; *8 L 0 -44 0 -52
    hand.palm.facing*:U hand.raised 1 0 0; =U hand.raised.fill 1 0 0
    eyes:mE 26 0 22 42; mI 18 10 10 18
    eyes.inverse:mI 26 0 22 42
    eye.circle*:O 0 0 49.8; -U eye.fill 0.52 0 0
    nose*:
      C -8 -48 c -8 -20 -26 0 -30 24 c -32 44 -10 36 0 44 c 10 36 32 44 30 24 c 26 0 8 -20 8 -48 o 3
    mouth*:C -54 0 c -30 -26 -14 -24 0 -14 c 14 -24 30 -26 54 0 c 30 34 -30 34 -54 0 o 2;
      -S -44 2 c -20 8 20 8 44 2
    mustache*:C 0 -8 c 10 -26 30 -22 36 -6 c 40 4 48 4 56 -2 c 50 26 16 30 0 8 c -16 30 -50 26 -56
      -2 c -48 4 -40 4 -36 -6 c -30 -22 -10 -26 0 -8 o 1
    ear*:C -26 -12 c -28 -60 42 -60 38 -10 c 36 12 16 16 14 32 c 10 56 -26 52 -24 20 o 3;
      -S -8 -10 c -6 -32 20 -30 18 -10 c 16 2 4 4 6 16
    brain*:C -3 -44 c -14 -56 -32 -48 -32 -36 c -50 -32 -52 -14 -44 -6 c -56 4 -50 24 -36 26 c -34
      44 -14 50 -3 40 o 2; C 3 -44 c 14 -56 32 -48 32 -36 c 50 -32 52 -14 44 -6 c 56 4 50 24 36 26 c
      34 44 14 50 3 40 o 2; W 0.8; -mS 16 -18 c 26 -20 30 -12 26 -4; -mS 16 20 c 26 22 32 14 26 6
    brain.head.profile*:C -24 50 l -24 30 c -52 14 -52 -50 0 -50 c 34 -50 42 -24 40 -12 l 50 6 40 12
      40 28 c 40 36 34 36 20 34 l 18 50 o 3; -S -22 -8 c -22 -24 -8 -34 2 -26 c 14 -34 24 -22 20 -14
      c 30 -6 22 6 12 2 l 2 2 c -8 14 -22 8 -22 -8 o 1
    brain.filled.head.profile:U brain.head.profile 1 0 0
    lungs*:C -8 -24 c -34 -38 -52 10 -50 36 c -48 52 -16 38 -8 30 o 4;
      C 8 -24 c 34 -38 52 10 50 36 c 48 52 16 38 8 30 o 4; L 0 -50 0 -8
    face.dashed*:*8 A 0 0 46 -14 14; mI 17 -12 4.5 6.5; A 0 -2 27 25 155
    face.frown*:O 0 0 49.8; -mI 17 -12 4.5 6.5; -A 0 36 24 215 325
    face.smiling.inverse:U face.smiling.fill 1 0 0
    faceid:U viewfinder 1 0 0; L -18 -18 -18 -8; L 18 -18 18 -8; J 6 2 -18 2 4 -4 4; A 0 0 24 40 140
    touchid:A 0 6 44 170 290; A 0 6 44 -60 20; A 0 6 30 150 390; A 0 6 16 140 400; L 0 6 2 30;
      S -28 34 c -24 30 -22 26 -20 20; S 14 44 c 18 32 18 20 16 10; S 30 36 c 32 26 32 20 30 10
    opticid:E 0 0 56 30; H 0 0 18; D 0 0 7
    pawprint*:C 0 2 c 13 2 16 14 25 22 c 44 40 20 44 0 44 m o 2; mE 15 -32 10 15; mE 40 -8 9 13
    hare*:C 54 8 c 48 -2 34 -8 22 -8 c 12 -24 -14 -40 -30 -40 c -40 -40 -34 -28 -4 -14 c -24 -16 -44
      -2 -46 16 c -56 16 -56 28 -46 30 c -40 38 -20 34 -10 38 l 10 38 10 28 c 30 28 48 24 54 8 o 2;
      -D 34 2 4
    tortoise*:C -42 18 c -42 -40 28 -40 28 18 o 4; E 43 4 13 11; R -24 28 15 18 5; R 12 28 15 18 5;
      L -40 16 -54 22; -D 46 0 3
    ant*:E 0 30 13 18; O 0 -2 10; O 0 -28 11; mJ 2 9 -4 32 -18 38 -32; mL 10 0 38 0;
      mJ 2 9 6 30 16 36 34; mL 6 -38 14 -50
    ladybug*:E 0 8 34 38; -L 0 -26 0 44; -mD 17 -4 6; -mD 15 22 6; mL 34 8 50 8; mL 30 -12 46 -26;
      mL 30 28 46 42; C -18 -30 a 0 -30 18 180 360 o 2; mL 8 -46 16 -54
    bird*:C 56 -20 l 40 -26 c 36 -48 8 -48 6 -22 c 6 -14 -6 -10 -20 -8 l -54 6 -30 14 c -14 34 34 34
      38 -8 o 3; L -4 28 -8 48; L 12 28 12 48; -D 24 -24 4
    fish*:C 54 0 c 30 -36 -10 -32 -26 -8 l -52 -28 -46 0 -52 28 -26 8 c -10 32 30 36 54 0 o 3;
      -D 30 -6 4
    cat*:C -40 -46 l -18 -24 18 -24 40 -46 42 6 c 42 36 20 46 0 46 c -20 46 -42 36 -42 6 o 5;
      -mI 17 2 5 7; -G 1 -6 18 6 18 0 25
    dog*:C -26 -40 c -10 -46 10 -46 26 -40 c 50 -44 56 -16 46 8 l 36 0 c 36 34 20 46 0 46 c -20 46
      -36 34 -36 0 l -46 8 c -56 -16 -50 -44 -26 -40 o 4; -mI 15 0 5 7; -I 0 20 8 6
    allergens*:*6 O 0 -32 17; D 0 0 10
    microbe*:O 0 0 30; *8 L 0 -32 0 -46; *8 D 0 -48 5; -D -8 -8 5; -D 10 4 6
    facemask*:C -38 -24 c -18 -34 18 -34 38 -24 l 36 20 c 20 40 -20 40 -36 20 o 4; -L -20 -6 20 -6;
      -L -18 12 18 12; mS 38 -18 c 54 -20 54 10 37 16
    """
}
