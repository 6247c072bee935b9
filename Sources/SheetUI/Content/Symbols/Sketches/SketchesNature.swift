/// Weather, plants, the sky, places and travel.
enum SketchesNature {
  /// The sketches.
  static let table = """
    sun.min*:O 0 0 24; *8 . 0 -42 0.7
    sun.horizon*:C -26 14 a 0 14 26 180 360 o 2; L -54 18 54 18; L -30 38 30 38; L 0 -42 0 -30;
      mL 32 -26 25 -18; mL 52 -4 42 0
    sunrise*:C -26 24 a 0 24 26 180 360 o 2; L -54 28 54 28; L -30 46 30 46; mL 36 -8 30 -2;
      L 0 -50 0 -22; J 0 -12 -40 0 -52 12 -40
    sunset*:C -26 24 a 0 24 26 180 360 o 2; L -54 28 54 28; L -30 46 30 46; mL 36 -8 30 -2;
      L 0 -52 0 -22; J 0 -12 -34 0 -22 12 -34
    sun.haze*:C -26 4 a 0 4 26 180 360 o 2; L -46 14 46 14; L -38 30 38 30; L -46 46 46 46;
      L 0 -50 0 -38; mL 32 -36 25 -28; mL 52 -4 42 -2
    sun.dust*:U sun.max 0.8 0 -8; L -40 46 40 46
    sun.rain*:U sun.max 0.7 0 -14; L -20 36 -26 48; L 0 36 -6 48; L 20 36 14 48
    sun.snow*:U sun.max 0.7 0 -14; . -20 42 0.7; . 0 46 0.7; . 20 42 0.7
    moon.stars*:U moon 0.86 -6 6; =U moon.fill 0.86 -6 6; U star.fill 0.24 24 -30;
      U star.fill 0.17 44 -8
    moon.zzz*:U moon 0.86 -8 8; =U moon.fill 0.86 -8 8; J 0 16 -44 40 -44 16 -22 40 -22
    moon.haze*:U moon 0.7 0 -12; L -40 30 40 30; L -30 46 30 46
    moon.circle*:O 0 0 49.8; -U moon.fill 0.5 0 0
    moonphase.first.quarter:H 0 0 49.8; V 0 -46 a 0 0 46 -90 90
    moonphase.full.moon:D 0 0 49.8
    moonphase.new.moon:H 0 0 49.8
    moonphase.waxing.crescent:H 0 0 49.8; V 0 -46 a 0 0 46 -90 90 c 36 30 36 -30 0 -46
    moonrise:U moon 0.7 0 -10; L -46 38 46 38
    cloud.sun*:^1; A 18 -16 19 -130 10; L 18 -44 18 -53; L -5 -38 -11 -44; L 41 -38 47 -44;
      L 47 -16 56 -16; ^0; U cloud 0.82 -8 12; =U cloud.fill 0.82 -8 12
    cloud.moon*:U moon 0.52 26 -22; =U moon.fill 0.52 26 -22; KB -8 14 96 64 30; U cloud 0.82 -8 12;
      =U cloud.fill 0.82 -8 12
    cloud.rain*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; ^1; L -24 30 -32 48; L -4 30 -12 48;
      L 16 30 8 48; L 34 30 28 44
    cloud.heavyrain*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; ^1; L -22 28 -34 54; L 0 28 -12 54;
      L 22 28 10 54
    cloud.drizzle*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; ^1; L -24 28 -28 36; L -4 28 -8 36;
      L 16 28 12 36; L -14 44 -18 52; L 6 44 2 52
    cloud.hail*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; ^1; . -24 32 0.7; . 0 32 0.7;
      . 24 32 0.7; . -12 48 0.7; . 12 48 0.7
    cloud.sleet*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; ^1; L -24 30 -30 44; . 0 34 0.7;
      L 20 30 14 44
    cloud.snow*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; ^1; U snowflake 0.24 -22 40;
      U snowflake 0.24 2 46; U snowflake 0.24 26 40
    cloud.bolt*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; KG 2 10 12 -16 38 0 38 -6 56 18 30 4 30;
      ^1; G 2 8 16 -14 40 0 40 -5 56 18 32 5 32
    cloud.bolt.rain*:U cloud.bolt 1 0 0; =U cloud.bolt.fill 1 0 0; ^1; L -24 30 -32 46;
      L 32 30 24 46
    cloud.fog*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; ^1; L -38 34 38 34; L -24 50 24 50
    cloud.sun.rain*:U cloud.sun 0.86 0 -8; =U cloud.sun.fill 0.86 0 -8; L -26 42 -32 54;
      L -6 42 -12 54; L 14 42 8 54
    cloud.moon.rain*:U cloud.moon 0.86 0 -8; L -26 42 -32 54; L -6 42 -12 54; L 14 42 8 54
    cloud.circle*:O 0 0 49.8; -U cloud.fill 0.5 0 0
    smoke*:U cloud 0.9 0 -14; =U cloud.fill 0.9 0 -14; L -34 36 34 36; L -20 50 20 50
    wind:S -52 -14 l 8 -14 c 30 -14 30 -44 10 -44 c 0 -44 -6 -38 -6 -32;
      S -52 4 l 38 4 c 62 4 62 -30 40 -30 c 32 -30 28 -26 26 -20;
      S -40 22 l 16 22 c 36 22 36 46 18 46 c 10 46 6 42 4 38
    wind.snow:U wind 0.9 0 0; U snowflake 0.26 -36 -34
    tornado:L -46 -44 46 -44; L -34 -26 38 -26; L -20 -8 30 -8; L -6 10 22 10; L 0 28 14 28;
      L 0 46 4 46
    hurricane:O 0 0 20; S 19 -6 c 24 -30 4 -46 -24 -46; S -19 6 c -24 30 -4 46 24 46
    tropicalstorm:H 0 0 20; S 19 -6 c 24 -30 4 -46 -24 -46; S -19 6 c -24 30 -4 46 24 46
    humidity*:C -20 -44 c -8 -24 6 -6 6 12 c 6 30 -6 40 -20 40 c -34 40 -46 30 -46 12 c -46 -6 -32
      -24 -20 -44 o 2; L 22 -8 48 -8; L 22 10 48 10; L 22 28 40 28
    drop.triangle*:U triangle 1 0 0; =U triangle.fill 1 0 0; -U drop.fill 0.4 0 14
    drop.circle*:O 0 0 49.8; -U drop.fill 0.52 0 -1
    rainbow:A 0 30 48 180 360; A 0 30 34 180 360; A 0 30 20 180 360
    thermometer:C -13 14 l -13 -38 a 0 -38 13 180 360 l 13 14 a 0 30 20 -52 232; D 0 30 10;
      L 0 24 0 -14
    thermometer.medium:U thermometer 1 0 0
    thermometer.low:C -13 14 l -13 -38 a 0 -38 13 180 360 l 13 14 a 0 30 20 -52 232; D 0 30 10;
      L 0 24 0 12
    thermometer.high:C -13 14 l -13 -38 a 0 -38 13 180 360 l 13 14 a 0 30 20 -52 232; D 0 30 10;
      L 0 24 0 -34
    thermometer.sun*:U sun.max 0.62 -20 -16; U thermometer 0.8 26 4
    thermometer.snowflake:U snowflake 0.6 -22 -12; U thermometer 0.86 26 4
    umbrella*:C -52 4 a 0 4 52 180 360 c 44 -6 34 -6 26 4 c 18 -6 8 -6 0 4 c -8 -6 -18 -6 -26 4 c
      -34 -6 -44 -6 -52 4 o 2; J 8 0 -50 0 48 -20 48 -20 38
    beach.umbrella*:@24 C -46 -4 a 0 -4 44 180 360 o 3; L 4 0 -18 44; L -40 48 40 48
    tree*:C 0 -54 c 22 -54 34 -42 34 -26 c 50 -18 46 20 18 20 l 0 20 m; W 1.4; L 0 22 0 50
    leaf.circle*:O 0 0 49.8; -U leaf.fill 0.5 0 0
    leaf.arrow.triangle.circlepath:U arrow.triangle.2.circlepath 1 0 0; U leaf.fill 0.42 0 0
    _laurel:A 0 0 44 122 238; @-50 I -58 0 6 13; @-18 I -58 0 6 13; @14 I -58 0 6 13;
      @44 I -58 0 6 13; @-36 I -32 0 5 11; @-4 I -32 0 5 11; @28 I -32 0 5 11; @62 I -46 0 6 13
    laurel.leading:U _laurel 0.94 36 0
    laurel.trailing:@180 U _laurel.mirrored 0.94 36 0
    _laurel.mirrored:A 0 0 44 122 238; @50 I -58 0 6 13; @18 I -58 0 6 13; @-14 I -58 0 6 13;
      @-44 I -58 0 6 13; @36 I -32 0 5 11; @4 I -32 0 5 11; @-28 I -32 0 5 11; @-62 I -46 0 6 13
    camera.macro:O 0 -18 10; *1 E 0 -38 10 12; mE 19 -24 11 10; mE 12 -2 10 10; L 0 8 0 50;
      S 0 44 c 10 24 22 22 32 22 c 30 36 18 42 0 44;
      S 0 44 c -10 24 -22 22 -32 22 c -30 36 -18 42 0 44
    carrot*:@45 C -18 -28 a 0 -28 18 180 360 c 18 0 8 30 0 54 c -8 30 -18 0 -18 -28 o 3;
      @45 L 0 -46 0 -58; @45 L -6 -46 -14 -56; @45 L 6 -46 14 -56; @45 -L -14 -14 -2 -14;
      @45 -L 2 4 12 4
    mountain.2*:P 5 -58 40 -18 -30 4 8 18 -12 58 40
    water.waves:S -54 -22 c -40 -36 -32 -36 -18 -22 c -4 -8 4 -8 18 -22 c 32 -36 40 -36 54 -22;
      S -54 2 c -40 -12 -32 -12 -18 2 c -4 16 4 16 18 2 c 32 -12 40 -12 54 2;
      S -54 26 c -40 12 -32 12 -18 26 c -4 40 4 40 18 26 c 32 12 40 12 54 26
    fossil.shell*:O 0 0 46; A 0 0 28 0 260; A 4 0 12 0 200
    globe.americas*:O 0 0 49.8; -V -30 -30 c -10 -36 0 -28 -2 -18 c -10 -10 -16 -8 -14 2 c -4 4 8 8
      4 20 c 0 30 -6 36 -10 40 c -14 24 -24 14 -26 4 c -36 -4 -38 -16 -30 -30;
      -V 16 -34 l 34 -22 40 -2 28 -6 18 -20
    globe.europe.africa*:O 0 0 49.8; -V -14 -38 l 14 -40 18 -26 4 -20 -10 -16 -16 -26;
      -V -12 -10 l 14 -10 26 2 14 10 10 34 0 34 -4 12 -18 6 o 3
    globe.asia.australia*:O 0 0 49.8;
      -V -30 -28 l 0 -38 26 -26 30 -8 12 -2 8 10 -4 2 -14 6 -22 -10 o 3;
      -V 14 20 l 34 16 30 32 14 32 o 3
    globe.central.south.asia*:U globe.asia.australia 1 0 0; =U globe.asia.australia.fill 1 0 0
    globe.desk*:O 0 -8 34; -S -14 -38 c -26 -14 -26 0 -14 24; S 34 -38 a 0 -8 46 -40 120;
      L 0 38 0 48; L -22 48 22 48
    network:H 0 0 49.8; W 0.8; H 0 0 8; *6 L 0 -8 0 -30; *6 D 0 -32 7
    sparkle:V 0 -54 c 5 -16 16 -5 54 0 c 16 5 5 16 0 54 c -5 16 -16 5 -54 0 c -16 -5 -5 -16 0 -54
    sparkles.rectangle.stack*:U rectangle.stack 1 0 0; =U rectangle.stack.fill 1 0 0;
      -U sparkles 0.5 0 14
    sparkles.tv*:U tv 1 0 0; =U tv.fill 1 0 0; -U sparkles 0.42 0 -8
    star.leadinghalf.filled:U star 1 0 0; V 0 -48 l 0 30 -30 48 -18 14 -46 -12 -13 -18
    star.lefthalf.fill:U star.leadinghalf.filled 1 0 0
    star.hexagon*:P 7 0 -54 47 -27 47 27 0 54 -47 27 -47 -27; -U star.fill 0.44 0 0
    heart.text.square*:R 0 0 87 87 15; -U heart.fill 0.3 -16 -12; -L 8 -18 26 -18; -L 8 -4 26 -4;
      -L -26 20 26 20
    heart.text.clipboard*:U clipboard 1 0 0; =U clipboard.fill 1 0 0; -U heart.fill 0.3 0 -2;
      -L -20 30 20 30
    heart.rectangle*:R 0 0 116 84 14; -U heart.fill 0.44 0 0
    suit.heart*:U heart 1 0 0; =U heart.fill 1 0 0
    suit.club*:O 0 -24 20; mO 24 8 20; W 1.6; L 0 0 0 40; L -16 46 16 46; =D 0 2 14
    suit.diamond*:P 5 0 -54 38 0 0 54 -38 0
    suit.spade*:C 0 -52 c 10 -32 48 -10 44 12 c 42 34 14 36 2 18 l 8 48 -8 48 -2 18 c -14 36 -42 34
      -44 12 c -48 -10 -10 -32 0 -52 o 1
    bolt.heart*:U heart 1 0 0; =U heart.fill 1 0 0; -U bolt.fill 0.36 0 2
    bolt.horizontal*:P 3 56 14 -9 -34 -9 -4 -56 -14 11 34 11 4
    bolt.batteryblock*:R 0 6 84 84 12; -U bolt.fill 0.5 0 6; mL 20 -44 28 -44
    bolt.ring.closed:H 0 0 49.8; U bolt.fill 0.5 0 0
    flame.circle*:O 0 0 49.8; -U flame.fill 0.5 0 0
    atom:*3 E 0 0 18 50; D 0 0 7
    light.max:D 0 0 12; *8 L 0 -24 0 -46
    light.min:D 0 0 12; *8 . 0 -34 0.6
    rays:*8 L 0 -20 0 -46
    timelapse:H 0 0 49.8; *12 L 0 -36 0 -30; V 0 0 l 0 -24 a 0 0 24 -90 60
    slowmo:*24 L 0 -46 0 -38; H 0 0 22
    livephoto:*24 . 48 0 0.42; H 0 0 34; D 0 0 17
    circle.lefthalf.striped.horizontal:H 0 0 49.8; L -40 -14 0 -14; L -46 0 0 0; L -40 14 0 14
    location.north*:P 5 0 -52 36 46 0 30 -36 46
    location.north.line*:P 5 0 -32 32 46 0 31 -32 46; L -14 -48 14 -48
    location.north.circle*:O 0 0 49.8; -G 3 0 -30 20 24 0 15 -20 24
    location.square*:R 0 0 87 87 15; -U location.fill 0.46 0 0
    safari*:O 0 0 49.8; -G 2 26 -26 6 6 -26 26 -6 -6; !D 0 0 5
    mappin.slash:U mappin 1 0 0; KL -34 -44 34 44; L -34 -44 34 44
    map.circle*:O 0 0 49.8; -U map.fill 0.5 0 0
    signpost.right*:P 6 -46 -40 30 -40 50 -22 30 -4 -46 -4; L 0 -4 0 50; L 0 -40 0 -50;
      L -14 50 14 50
    signpost.left*:P 6 46 -40 -30 -40 -50 -22 -30 -4 46 -4; L 0 -4 0 50; L 0 -40 0 -50
    signpost.right.and.left*:P 5 -42 -44 34 -44 50 -31 34 -18 -42 -18;
      P 5 42 -8 -34 -8 -50 5 -34 18 42 18; L 0 18 0 50
    road.lanes:L -44 44 -20 -44; L 44 44 20 -44; L 0 -44 0 -28; L 0 -10 0 10; L 0 28 0 44
    road.lane.arrowtriangle.2.inward:U road.lanes 1 0 0
    point.topleft.down.curvedto.point.bottomright.up:H -40 -34 11; H 40 34 11;
      S -40 -22 c -40 30 -2 44 0 0 c 2 -44 40 -30 40 22
    point.topleft.down.to.point.bottomright.curvepath:H -40 -34 11; H 40 34 11;
      S -40 -22 c -40 30 -2 44 0 0 c 2 -44 40 -30 40 22
    point.3.connected.trianglepath.dotted:H 0 -36 12; mH 38 32 12; mL 8 -22 30 18; L -22 32 22 32
    point.3.filled.connected.trianglepath.dotted:D 0 -36 12; mD 38 32 12; mL 8 -22 30 18;
      L -22 32 22 32
    point.bottomleft.forward.to.point.topright.scurvepath:H -40 34 11; H 40 -34 11;
      S -28 34 c 10 34 -10 -34 28 -34
    tent*:P 6 0 -44 54 40 -54 40; -V 0 -8 l 20 40 -20 40 o 2
    tent.2*:P 6 -14 -44 34 40 -58 40; L 22 -24 56 40; -V -14 -8 l 4 40 -30 40
    binoculars*:R -32 22 40 48 16; R 32 22 40 48 16; C -44 2 l -32 -40 -14 -40 -8 0 o 4;
      C 44 2 l 32 -40 14 -40 8 0 o 4; B 0 6 24 18 3
    flag.checkered:F 0 -6 84 64 4; B -28 -24 22 20 0; B 14 -24 20 20 0; B -7 -5 20 20 0;
      B 34 -5 14 20 0; B -28 14 22 20 0; B 14 14 20 20 0; L -42 -44 -42 52
    flag.checkered.2.crossed:U flag.checkered 0.8 0 0
    flag.2.crossed*:U flag 0.7 -18 0; U flag 0.7 20 0; =U flag.fill 0.7 -18 0; =U flag.fill 0.7 20 0
    flag.filled.and.flag.crossed:U flag.fill 0.7 -18 0; U flag 0.7 20 0
    airplane.departure:@-18 U airplane 0.84 -2 -10; L -48 44 48 44
    airplane.arrival:@18 U airplane 0.84 -2 -10; L -48 44 48 44
    airplane.path.dotted:U airplane 0.6 24 -14; . -46 40 0.5; . -32 26 0.5; . -18 12 0.5
    bus*:R 0 -2 80 88 12; -L -37 12 37 12; -L -14 -34 14 -34; -mD 24 26 5; mB 28 48 14 12 4;
      mL 48 -16 48 2
    bus.doubledecker*:R 0 0 70 100 12; -L -32 -4 32 -4; -L -32 24 32 24; mB 24 52 12 10 4
    tram*:R 0 -4 70 78 16; -L -32 4 32 4; -mD 20 20 5; L -14 -50 14 -50; mL 24 34 36 52
    tram.circle*:O 0 0 49.8; -U tram.fill 0.5 0 0
    cablecar*:R 0 18 80 54 12; -L -37 12 37 12; L 0 -8 0 -36; L -50 -28 50 -44
    train.side.front.car:J 8 -54 34 -54 -34 14 -34 50 10 50 34 -54 34; L -54 6 48 6; L -18 -34 -18 6
    train.side.middle.car:F 0 0 112 68 8; L -54 6 54 6; L -18 -34 -18 6; L 18 -34 18 6
    ferry*:C -50 10 l 50 10 32 44 -32 44 o 6; J 4 -34 8 -34 -14 34 -14 34 8;
      J 4 -16 -14 -16 -34 16 -34 16 -14; L 0 -34 0 -48
    sailboat*:C -52 26 l 52 26 c 46 44 36 48 24 48 l -24 48 c -36 48 -46 44 -52 26 o 3;
      P 4 6 -50 44 12 6 12; P 4 -6 -30 -6 12 -40 12
    bicycle:H -34 16 22; H 34 16 22; J 2 -34 16 -14 -16 20 -16 34 16; J 2 -14 -16 2 16 20 -16;
      L -20 -28 -8 -28; L -14 -16 -17 -28; J 3 20 -16 16 -32 28 -32
    scooter:H -38 36 12; H 38 36 12; J 5 -26 36 18 36 30 -40 16 -44
    motorcycle*:O -36 26 20; O 36 26 20; J 4 -36 26 -10 0 20 0 36 26; J 3 10 -28 24 -28 36 26;
      L -24 -8 4 -12
    fuelpump*:R -12 0 60 96 10; -B -12 -22 34 22 3; L -50 48 26 48;
      J 8 18 4 34 4 34 34 48 34 48 -20 32 -36
    truck.box*:R -20 -6 72 58 7; C 20 -14 l 40 -14 56 4 56 23 20 23 o 4; O -28 32 11; O 36 32 11
    box.truck*:R -20 -6 72 58 7; C 20 -14 l 40 -14 56 4 56 23 20 23 o 4; O -28 32 11; O 36 32 11
    car.side*:C -56 18 c -56 0 -46 -2 -34 -4 l -16 -26 18 -26 38 -6 c 52 -2 56 4 56 18 o 5;
      -L 2 -22 2 -6; D -30 22 13; D 30 22 13
    car.2*:U car 0.7 -18 -10; KB 20 14 84 64 14; U car 0.7 20 14; =U car.fill 0.7 -18 -10;
      =U car.fill 0.7 20 14
    car.circle*:O 0 0 49.8; -U car.fill 0.5 0 0
    car.rear*:U car 1 0 0; =U car.fill 1 0 0
    bolt.car*:U car 0.9 0 8; =U car.fill 0.9 0 8
    ev.charger*:R -12 0 60 96 10; -U bolt.fill 0.42 -12 -4; L -50 48 26 48;
      J 8 18 4 34 4 34 34 48 34 48 -20
    parkingsign:T P 1.2 0 0
    parkingsign.circle*:O 0 0 49.8; -T P 0.7 0 0
    steeringwheel:H 0 0 49.8; H 0 4 12; mL 12 2 46 -2; L 0 16 0 46
    engine.combustion*:C -34 -24 l -10 -24 24 -24 36 -8 36 30 -6 30 -22 14 -34 14 o 5;
      L 0 -24 0 -40; L -18 -42 18 -42; L -50 -14 -50 22; L -48 4 -36 4; L 50 -10 50 30;
      L 38 10 48 10
    suitcase*:R 0 8 96 70 12; J 8 -18 -28 -18 -46 18 -46 18 -28; -mL 28 -24 28 40
    suitcase.rolling*:R 0 6 62 76 11; J 5 -14 -32 -14 -54 14 -54 14 -32; -mL 14 -14 14 26;
      mD 20 50 6
    suitcase.cart*:R 10 -8 60 56 8; J 6 -52 -44 -36 -44 -28 34 46 34; D -16 48 7; D 36 48 7
    bed.double*:J 9 -42 -4 -42 -36 42 -36 42 -4; R 0 20 110 36 8; mB 20 -8 30 18 6; mL 50 36 50 48
    bed.double.circle*:O 0 0 49.8; -U bed.double.fill 0.5 0 0
    house.circle*:O 0 0 49.8; -U house.fill 0.52 0 0
    house.lodge*:U house 1 0 0; =U house.fill 1 0 0
    music.note.house*:C 0 -48 l 50 -6 50 46 -50 46 -50 -6 o 6; -U music.note 0.48 0 14
    building*:R 0 0 66 104 9; -B -14 -26 12 12 2; -B 14 -26 12 12 2; -B -14 0 12 12 2;
      -B 14 0 12 12 2; -B 0 40 16 26 2
    building.2*:R -24 -2 54 104 8; J 8 3 -22 48 -22 48 50 3 50; =V 6 -26 l 52 -26 52 50 6 50;
      -B -34 -28 10 10 2; -B -14 -28 10 10 2; -B -34 -6 10 10 2; -B -14 -6 10 10 2;
      -B -24 38 14 24 2; -B 27 0 11 11 2; -B 27 25 11 11 2
    building.2.crop.circle*:O 0 0 49.8; -B -10 4 26 52 4; -B 16 14 18 32 4
    building.columns*:P 5 0 -52 54 -20 54 -10 -54 -10 -54 -20; B 0 46 110 9 4; mB 36 15 12 42 2;
      B -12 15 12 42 2; B 12 15 12 42 2; -D 0 -26 5
    building.columns.circle*:O 0 0 49.8; -U building.columns.fill 0.5 0 0
    storefront*:C -46 -40 l 46 -40 54 -10 c 54 8 28 8 27 -8 c 26 8 1 8 0 -8 c -1 8 -26 8 -27 -8 c
      -28 8 -54 8 -54 -10 o 3; J 8 -44 8 -44 44 44 44 44 8; F -14 26 22 36 3
    door.left.hand.open:L -54 48 54 48; J 4 -34 48 -34 -48 34 -48 34 48;
      G 3 -34 -48 8 -34 8 58 -34 48; !D -2 8 4
    door.left.hand.closed:L -54 48 54 48; J 6 -34 48 -34 -48 34 -48 34 48; D 20 4 5
    door.right.hand.open:L -54 48 54 48; J 4 -34 48 -34 -48 34 -48 34 48;
      G 3 34 -48 -8 -34 -8 58 34 48
    door.sliding.left.hand.closed:F 0 0 104 92 6; L 0 -44 0 44
    window.casement:F 0 0 92 92 8; L 0 -44 0 44; L -44 0 44 0
    window.vertical.closed:F 0 0 80 100 8; L -38 0 38 0
    """
}
