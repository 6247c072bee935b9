/// Devices, machines and what plays on them.
enum SketchesDevices {
  /// The sketches.
  static let table = """
    iphone.circle*:O 0 0 49.8; -F 0 0 30 50 7; -L -3 -18 3 -18
    iphone.slash:U iphone 1 0 0; KL -42 -46 42 46; L -42 -46 42 46
    iphone.radiowaves.left.and.right*:U iphone 0.8 0 0; mA 0 0 44 -34 34; mA 0 0 58 -34 34
    iphone.and.arrow.forward:U iphone 0.94 -18 0; KL -10 0 54 0; L -10 0 50 0; J 0 32 -18 50 0 32 18
    iphone.rear.camera:U iphone 1 0 0; D -10 -34 7; D 8 -34 7
    ipad.and.iphone:J 9 34 -18 34 -52 -50 -52 -50 52 4 52; F 34 18 36 64 9
    ipad.landscape*:R 0 0 108 84 13; -L -14 32 14 32
    macbook.and.iphone:U laptopcomputer 0.86 -8 -4; KB 38 16 44 70 12; F 38 16 32 58 8
    macbook.and.ipad:U laptopcomputer 0.86 -8 -4; KB 36 14 54 74 12; F 36 14 42 58 8
    laptopcomputer*:R 0 -8 92 66 10; L -58 38 58 38; =-L -46 20 46 20
    desktopcomputer:F 0 -12 112 74 11; L -54 10 54 10; L 0 26 0 44; L -24 46 24 46
    pc:R -20 0 50 100 8; B -20 -28 26 8 2; D -20 26 5
    display:F 0 -10 112 74 11; L 0 28 0 44; L -24 46 24 46
    display.2:F -14 -12 84 58 9; J 9 36 -26 54 -26 54 30 0 30; L -34 34 6 34; L -14 18 -14 34
    tv*:R 0 -8 116 76 12; L -30 44 30 44
    tv.circle*:O 0 0 49.8; -B 0 -4 52 34 6; -L -14 24 14 24
    tv.and.mediabox*:R -6 -10 100 66 11; R 40 34 34 18 6; L -30 40 8 40
    4k.tv*:U tv 1 0 0; =U tv.fill 1 0 0; -T 4K 0.5 0 -8
    play.tv*:U tv 1 0 0; =U tv.fill 1 0 0; -G 3 -10 -24 18 -8 -10 8
    applewatch:R 0 0 62 72 17; J 6 -20 -38 -16 -56 16 -56 20 -38; J 6 -20 38 -16 56 16 56 20 38;
      L 36 -10 36 4
    applewatch.radiowaves.left.and.right:U applewatch 0.8 0 0; mA 0 0 46 -34 34; mA 0 0 58 -34 34
    applewatch.watchface:U applewatch 1 0 0; H 0 0 16
    airpods:B -22 -26 26 34 13; B 22 -26 26 34 13; L -16 -12 -16 46; L 16 -12 16 46; W 1.4
    airpodspro:B -22 -24 30 34 14; B 22 -24 30 34 14; W 1.6; L -14 -10 -14 40; L 14 -10 14 40
    airpods.chargingcase*:R 0 0 96 78 26; -L -45 -12 45 -12; -. 0 4 0.5
    airpodsmax:U headphones 1 0 0
    earbuds:D -24 -20 18; D 24 -20 18; W 1.6; L -16 -10 -16 42; L 16 -10 16 42
    beats.headphones:U headphones 1 0 0
    headphones.circle*:O 0 0 49.8; -A 0 2 24 180 360; -B -20 14 10 22 4; -B 20 14 10 22 4
    homepod*:R 0 2 84 88 30; -E 0 -26 22 7
    homepodmini*:E 0 4 46 38; -E 0 -20 20 6
    hifispeaker*:R 0 0 72 104 12; -H 0 18 18; -H 0 -28 9
    hifispeaker.2*:R -30 0 52 96 10; R 30 0 52 96 10; -mD 30 20 12; -mD 30 -22 7
    radio*:R 0 10 108 72 12; -H 24 12 18; -L -40 -4 -10 -4; -L -40 12 -10 12; L -40 -28 34 -52
    printer*:C -28 -22 l -28 -46 28 -46 28 -22 o 3; R 0 4 112 52 12; KB 0 30 72 44 4;
      F 0 32 56 38 5; -D 38 -8 5
    printer.dotmatrix*:U printer 1 0 0; =U printer.fill 1 0 0
    scanner*:R 0 22 112 34 9; L -48 2 40 -38; -L -34 22 10 22
    faxmachine*:R 0 12 112 64 10; -F 22 14 40 24 3; L -34 -20 -34 -46; L -34 -46 16 -46;
      L 16 -46 16 -20
    cpu*:R 0 0 68 68 10; -R 0 0 30 30 4; mL 16 -36 16 -50; mL 16 36 16 50; L 0 -36 0 -50;
      L 0 36 0 50; mL 36 -16 50 -16; mL 36 0 50 0; mL 36 16 50 16
    memorychip*:R 0 0 108 52 8; -F -28 0 24 22 3; -F 4 0 24 22 3; -F 36 0 20 22 3; L -40 28 -40 40;
      L -20 28 -20 40; L 0 28 0 40; L 20 28 20 40; L 40 28 40 40; L -40 -28 -40 -40;
      L -20 -28 -20 -40; L 0 -28 0 -40; L 20 -28 20 -40; L 40 -28 40 -40
    internaldrive*:C -56 8 l -40 -28 40 -28 56 8 56 34 -56 34 o 9; -L -52 8 52 8; -D 38 21 5
    externaldrive*:C -56 8 l -40 -28 40 -28 56 8 56 34 -56 34 o 9; -L -52 8 52 8; -D 38 21 5
    opticaldiscdrive*:R 0 4 112 60 10; -L -36 4 36 4; -D 38 22 4
    opticaldisc*:O 0 0 49.8; -H 0 0 15; -A 0 0 32 -150 -100
    server.rack:F 0 -34 108 28 8; F 0 0 108 28 8; F 0 34 108 28 8; D 38 -34 4; D 38 0 4; D 38 34 4;
      L -40 -34 -20 -34; L -40 0 -20 0; L -40 34 -20 34
    xserve:F 0 0 116 34 8; D 42 0 5; L -44 0 -10 0
    externaldrive.connected.to.line.below*:C -50 -12 l -36 -42 36 -42 50 -12 50 10 -50 10 o 8;
      -L -46 -12 46 -12; L 0 12 0 34; L -50 38 50 38
    sdcard*:C -34 -50 l 14 -50 36 -28 36 50 -34 50 o 8; -L -20 -36 -20 -22; -L -4 -36 -4 -22;
      -L 12 -32 12 -22
    simcard*:C -36 -50 l 12 -50 36 -26 36 50 -36 50 o 9; -F 0 14 40 40 6; -L 0 -4 0 32;
      -L -18 14 18 14
    esim*:R 0 0 80 80 14; -F 0 0 40 40 6; -L 0 -18 0 18
    battery.100percent:U _battery 1 0 0; B -6 0 96 36 8
    battery.75percent:U _battery 1 0 0; B -19 0 70 36 8
    battery.50percent:U _battery 1 0 0; B -31 0 46 36 8
    battery.25percent:U _battery 1 0 0; B -43 0 22 36 8
    battery.0percent:U _battery 1 0 0
    _battery:F -6 0 120 60 17; V 62 -8 a 62 0 8 -90 90
    battery.100.bolt:U _battery 1 0 0; B -6 0 96 36 8; !G 2 4 -30 -24 4 -6 4 -14 30 14 -4 -4 -4
    battery.100percent.bolt:U battery.100.bolt 1 0 0
    battery.100.circle*:O 0 0 49.8; -F -3 0 54 28 8; -L 30 -4 30 4; -B -3 0 38 12 3
    powerplug*:C -34 -10 l 34 -10 34 8 c 34 30 18 38 0 38 c -18 38 -34 30 -34 8 o 5;
      mL 16 -12 16 -44; L 0 38 0 54
    powerplug.portrait*:U powerplug 1 0 0; =U powerplug.fill 1 0 0
    poweroutlet.type.b*:R 0 0 92 92 18; -L -14 -18 -14 2; -L 14 -18 14 2; -D 0 22 8
    cable.connector:F 0 -26 40 34 5; J 4 -28 -8 -28 20 28 20 28 -8; L 0 20 0 50
    cable.connector.horizontal:F -26 0 34 40 5; L 20 0 50 0; J 4 -8 -28 20 -28 20 28 -8 28
    lightswitch.on*:R 0 0 64 104 14; -R 0 0 24 46 5; -B 0 -10 20 20 3
    lightswitch.off*:R 0 0 64 104 14; -R 0 0 24 46 5; -B 0 10 20 20 3
    lightbulb*:C -14 24 c -14 10 -34 4 -34 -20 c -34 -40 -20 -54 0 -54 c 20 -54 34 -40 34 -20 c 34 4
      14 10 14 24 o 3; L -12 35 12 35; L -7 48 7 48
    lightbulb.max*:U lightbulb 0.66 0 6; =U lightbulb.fill 0.66 0 6; mL 34 -16 46 -20;
      mL 26 -38 34 -48; L 0 -46 0 -58
    lightbulb.min*:U lightbulb 0.66 0 6; =U lightbulb.fill 0.66 0 6; m. 40 -18 0.6; m. 28 -42 0.6
    lightbulb.led*:U lightbulb 1 0 0; =U lightbulb.fill 1 0 0
    lightbulb.2*:U lightbulb 0.8 -20 0; KB 22 0 58 120 20; U lightbulb 0.8 22 0
    lightbulb.circle*:O 0 0 49.8; -U lightbulb.fill 0.54 0 0
    lightbulb.slash*:U lightbulb 1 0 0; =U lightbulb.fill 1 0 0; KL -42 -44 42 46; L -42 -44 42 46
    flashlight.on.fill:G 6 -22 -10 22 -10 22 50 -22 50; G 4 -28 -32 28 -32 22 -14 -22 -14;
      !L 0 6 0 16; L 0 -42 0 -54; mL 20 -42 28 -52
    flashlight.off.fill:G 6 -20 -10 20 -10 20 54 -20 54;
      G 4 -28 -52 28 -52 28 -36 20 -16 -20 -16 -28 -36; !L 0 6 0 16; !L -26 -38 26 -38
    lamp.desk*:L -40 46 30 46; L 0 44 -26 6; L -26 6 2 -30; P 5 -4 -42 18 -22 44 -24 24 -50
    lamp.floor*:P 5 -22 -50 22 -50 34 -16 -34 -16; L 0 -14 0 48; L -22 50 22 50
    lamp.table*:P 5 -22 -46 22 -46 38 -4 -38 -4; L 0 -2 0 46; L -22 48 22 48
    lamp.ceiling*:L 0 -52 0 -24; C -44 20 a 0 20 44 180 360 o 3; A 0 22 12 0 180
    chandelier*:L 0 -52 0 20; A 0 -10 34 0 180; mR 34 -20 12 22 3; R 0 -28 12 22 3
    fan*:*3 E 0 -25 17 23; D 0 4 0.5
    fan.desk*:H 0 -14 38; *3 I 0 0 1 1; L 0 24 0 46; L -24 48 24 48; D 0 -14 9; L 0 -14 0 -36;
      L 0 -14 20 -2; L 0 -14 -20 -2
    fan.ceiling*:L 0 -46 0 -6; R 0 2 34 18 6; mR 36 2 38 8 3
    air.conditioner.horizontal*:R 0 -16 112 44 9; -L -36 -6 36 -6; L -26 20 -26 40; L 0 20 0 48;
      L 26 20 26 40
    air.conditioner.vertical*:R 0 0 60 104 10; -L -16 -34 16 -34; -L -16 -20 16 -20
    air.purifier*:R 0 0 66 104 16; -L -16 -30 16 -30; -D 0 20 6
    humidifier.and.droplets*:R 0 16 66 72 14; U drop.fill 0.24 0 -42
    heater.vertical*:R 0 -4 64 88 10; -L -14 -26 -14 18; -L 0 -26 0 18; -L 14 -26 14 18;
      mL 20 44 20 52
    sensor*:R 0 0 92 92 20; -D 0 0 9; -A 0 0 24 -50 50; -A 0 0 24 130 230
    washer*:R 0 0 88 100 12; -H 0 14 26; -L -28 -34 -14 -34; -D 26 -34 5
    dryer*:R 0 0 88 100 12; -H 0 14 26; -L -28 -34 -14 -34; -D 26 -34 5; -L -8 14 8 14
    dishwasher*:R 0 0 88 100 12; -L -40 -26 40 -26; -L -18 -38 18 -38; -H 0 14 18
    oven*:R 0 0 92 100 12; -R 0 16 62 46 6; -D -24 -34 5; -D 0 -34 5; -D 24 -34 5
    stove*:R 0 0 92 100 12; -R 0 20 62 40 6; -L -42 -16 42 -16; -D -20 -32 5; -D 20 -32 5
    cooktop*:R 0 0 100 88 12; -H -24 -18 11; -H 24 -18 11; -H -24 20 11; -H 24 20 11
    microwave*:R 0 0 116 76 11; -R -16 0 56 44 6; -D 38 -14 4; -D 38 4 4; -D 38 22 4
    refrigerator*:R 0 0 68 104 12; -L -32 -12 32 -12; -L -18 -34 -18 -26; -L -18 4 -18 20
    sink*:C -56 4 l 56 4 c 56 28 44 40 24 40 l -24 40 c -44 40 -56 28 -56 4 o 4;
      J 10 12 4 12 -42 -12 -42 -12 -26
    shower*:L 46 -44 46 50; J 12 46 -44 -20 -44 -20 -28; C -46 -4 a -20 -4 26 180 360 o 3;
      L -36 10 -38 20; L -20 10 -20 20; L -4 10 -2 20; L -38 32 -40 44; L -20 32 -20 44;
      L -2 32 0 44
    shower.handheld*:@30 O 0 -30 20; @30 L 0 -8 0 50; L -32 14 -40 26
    bathtub*:C -56 4 l 56 4 c 56 28 46 38 26 38 l -26 38 c -46 38 -56 28 -56 4 o 4; mL 36 40 40 50;
      J 10 -44 2 -44 -44 -20 -44 -20 -34
    toilet*:C -34 4 l 38 4 c 38 24 26 34 10 34 l 14 50 -18 50 -20 30 c -30 22 -34 14 -34 4 o 3;
      F -26 -22 22 48 6
    sofa*:C -38 -6 l -38 -22 c -38 -34 -32 -38 -22 -38 l 22 -38 c 32 -38 38 -34 38 -22 l 38 -6 o 3;
      C -56 -2 c -56 -14 -38 -14 -38 -2 l -38 8 38 8 38 -2 c 38 -14 56 -14 56 -2 l 56 34 -56 34 o 4;
      mL 44 38 44 46
    chair*:J 8 -26 4 -26 -50 26 -50 26 4; R 0 10 66 16 6; mL 26 20 26 52
    chair.lounge*:U sofa 1 0 0; =U sofa.fill 1 0 0
    table.furniture*:R 0 -24 112 16 5; mL 44 -16 44 44
    cabinet*:R 0 0 88 96 10; -L 0 -46 0 46; -mL 10 -6 10 8
    curtains.closed:L -54 -46 54 -46; F -26 2 46 92 5; F 26 2 46 92 5
    blinds.horizontal.closed:L -50 -46 50 -46; F 0 -30 90 18 3; F 0 -8 90 18 3; F 0 14 90 18 3;
      F 0 36 90 18 3
    fireplace*:R 0 0 104 96 9; -U flame.fill 0.52 0 14
    robotic.vacuum*:O 0 0 49.8; -A 0 0 30 200 340; -D 0 -10 7
    web.camera*:O 0 -14 36; -H 0 -14 16; L -26 46 26 46; L 0 24 0 46
    video.doorbell*:R 0 0 50 108 16; -H 0 -26 12; -H 0 26 9
    camera.aperture:H 0 0 49.8; *6 L -16 -22 22 -40
    camera.filters:H 0 -20 30; H -20 16 30; H 20 16 30
    camera.metering.center.weighted:F 0 0 116 84 14; H 0 0 18
    camera.metering.spot:F 0 0 116 84 14; D 0 0 7
    camera.metering.matrix:F 0 0 116 84 14; H 0 0 12; L -40 0 -18 0; L 18 0 40 0
    camera.shutter.button*:O 0 0 49.8; -H 0 0 34
    camera.on.rectangle*:J 10 -40 14 -54 14 -54 -38 28 -38 28 -26; U camera 0.74 14 14;
      =U camera.fill 0.74 14 14
    camera.rotate*:U _camera 1 0 0; =U _camera.fill 1 0 0; -A 0 5 16 -20 240;
      -G 2 -2 -18 12 -11 -2 -4
    arrow.triangle.2.circlepath.camera*:U _camera 1 0 0; =U _camera.fill 1 0 0; -A 0 5 17 190 310;
      -A 0 5 17 10 130; -G 2 22 -6 14 8 4 -4; -G 2 -22 16 -14 2 -4 14
    _camera*:P 10 -58 -28 -32 -28 -21 -43 21 -43 32 -28 58 -28 58 42 -58 42
    video.circle*:O 0 0 49.8; -U video.fill 0.5 0 0
    video.slash*:U video 1 0 0; =U video.fill 1 0 0; KL -44 -46 44 46; L -44 -46 44 46
    film*:R 0 0 112 84 12; -L -30 -38 -30 38; -L 30 -38 30 38; -L -30 0 30 0; -L -52 -16 -32 -16;
      -L -52 16 -32 16; -L 32 -16 52 -16; -L 32 16 52 16
    film.stack*:^1; L -26 -46 26 -46; L -36 -34 36 -34; ^0; R 0 12 104 70 11; -L -28 -18 -28 42;
      -L 28 -18 28 42; -L -28 12 28 12
    film.circle*:O 0 0 49.8; -F 0 0 54 40 6; -L -14 -18 -14 18; -L 14 -18 14 18
    movieclapper*:R 0 16 104 68 10; P 4 -54 -30 46 -50 50 -34 -50 -14; -L -50 2 50 2;
      -L -26 -36 -14 -24; -L 4 -42 16 -30
    play.rectangle*:R 0 0 116 84 14; -G 4 -14 -22 24 0 -14 22
    play.rectangle.on.rectangle*:J 10 -40 14 -54 14 -54 -38 28 -38 28 -26; R 12 14 84 56 12;
      -G 3 2 0 26 14 2 28
    play.square.stack*:^1; L -26 -46 26 -46; L -34 -32 34 -32; ^0; R 0 12 80 72 14;
      -G 4 -10 -8 22 12 -10 32
    playpause*:P 5 -56 -38 2 0 -56 38; R 21 0 12 70 3; R 46 0 12 70 3
    forward*:P 5 -56 -36 2 0 -56 36; P 5 2 -36 60 0 2 36
    backward*:P 5 56 -36 -2 0 56 36; P 5 -2 -36 -60 0 -2 36
    forward.end*:P 5 -36 -40 30 0 -36 40; R 36 0 10 76 3
    backward.end*:P 5 36 -40 -30 0 36 40; R -36 0 10 76 3
    forward.end.alt*:P 5 -56 -34 0 0 -56 34; P 5 0 -34 50 0 0 34; R 54 0 9 66 3
    backward.end.alt*:P 5 56 -34 0 0 56 34; P 5 0 -34 -50 0 0 34; R -54 0 9 66 3
    forward.frame*:P 5 -10 -40 48 0 -10 40; R -30 0 12 76 3
    backward.frame*:P 5 10 -40 -48 0 10 40; R 30 0 12 76 3
    eject*:P 5 0 -44 48 14 -48 14; R 0 36 94 14 4
    mount*:P 5 0 44 48 -14 -48 -14; R 0 -36 94 14 4
    music.note.list:^1; L -50 -32 14 -32; L -50 -10 14 -10; L -50 12 -8 12; ^0;
      U music.note 0.8 36 0
    music.mic:O 26 -26 22; @45 G 4 -9 -20 9 -20 5 52 -5 52
    music.quarternote.3:U _note 0.8 -38 4; U _note 0.8 0 -4; U _note 0.8 38 4
    _note:I -6 36 15 11; W 1.2; L 6 34 6 -46
    music.note.tv*:U tv 1 0 0; =U tv.fill 1 0 0; -U music.note 0.4 0 -8
    guitars*:E 10 28 26 22; @35 L 14 8 14 -60; @35 L 8 -56 20 -56; -D 10 28 6
    pianokeys:F 0 0 108 84 12; L -18 0 -18 38; L 18 0 18 38; B -18 -16 18 48 2; B 18 -16 18 48 2
    pianokeys.inverse:B 0 0 108 84 12; !L -18 6 -18 38; !L 18 6 18 38
    metronome*:P 7 -14 -50 14 -50 40 48 -40 48; -L -34 24 34 24; -L 0 24 24 -28
    tuningfork:J 16 -22 -48 -22 6 22 6 22 -48; L 0 8 0 50
    speaker*:P 4.5 -32 -15 -14 -15 9 -37 9 37 -14 15 -32 15
    speaker.wave.1*:P 4.5 -42 -15 -24 -15 -1 -37 -1 37 -24 15 -42 15; ^1; %1; A -6 0 27 -38 38
    speaker.wave.3*:P 4.5 -58 -15 -40 -15 -17 -37 -17 37 -40 15 -58 15; ^1; %1; A -22 0 27 -38 38;
      ^2; %2; A -22 0 46 -38 38; ^3; %3; A -22 0 65 -38 38
    speaker.slash*:U speaker 1 -8 0; =U speaker.fill 1 -8 0; KL -46 -42 38 42; L -46 -42 38 42
    speaker.minus*:U speaker 0.9 -20 0; =U speaker.fill 0.9 -20 0; L 18 0 48 0
    speaker.plus*:U speaker 0.9 -20 0; =U speaker.fill 0.9 -20 0; L 16 0 50 0; L 33 -17 33 17
    speaker.zzz*:U speaker 0.9 -20 0; =U speaker.fill 0.9 -20 0; J 0 18 -18 42 -18 18 16 42 16
    mic.slash*:U mic 1 0 0; =U mic.fill 1 0 0; KL -38 -46 38 46; L -38 -46 38 46
    microphone*:U mic 1 0 0; =U mic.fill 1 0 0
    mic.and.signal.meter*:U mic 0.9 -24 0; =U mic.fill 0.9 -24 0; L 34 20 34 40; L 50 0 50 40
    megaphone*:C -44 -14 l -14 -14 44 -42 44 38 -14 12 -44 12 o 5;
      C -32 14 l -16 14 -8 46 -24 46 o 4; L 56 -8 56 4
    horn*:C -52 -8 l -10 -8 38 -38 38 38 -10 8 -52 8 o 4; L 50 -14 50 14
    horn.blast*:U horn 0.8 -10 0; =U horn.fill 0.8 -10 0; mL 0 0 0 0.1; L 44 0 58 0;
      L 42 -22 54 -28; L 42 22 54 28
    phone.arrow.up.right*:U phone 0.9 -6 8; =U phone.fill 0.9 -6 8; L 14 -14 44 -44;
      J 0 20 -44 44 -44 44 -20
    phone.arrow.down.left*:U phone 0.9 -6 8; =U phone.fill 0.9 -6 8; L 44 -44 14 -14;
      J 0 14 -38 14 -14 38 -14
    phone.arrow.right*:U phone 0.9 -6 8; =U phone.fill 0.9 -6 8; L 12 -30 46 -30;
      J 0 32 -44 46 -30 32 -16
    phone.connection*:U phone 0.9 -6 8; =U phone.fill 0.9 -6 8; L 14 -38 14 -22; L 28 -46 28 -22;
      L 42 -52 42 -22
    phone.down*:@135 U phone 1 0 0; @135 =U phone.fill 1 0 0
    phone.down.circle*:O 0 0 49.8; @135 -U phone.fill 0.5 0 0
    phone.circle*:O 0 0 49.8; -U phone.fill 0.54 0 0
    recordingtape:H -34 0 24; H 34 0 24; L -34 24 34 24
    airplayvideo:J 12 -22 26 -54 26 -54 -42 54 -42 54 26 22 26; G 4 0 10 32 46 -32 46
    airplayaudio:A 0 -4 46 150 390; A 0 -4 30 140 400; A 0 -4 14 110 430; G 4 0 8 32 46 -32 46
    airplay.video:U airplayvideo 1 0 0
    airplay.audio:U airplayaudio 1 0 0
    dot.radiowaves.left.and.right:D 0 0 9; mA 0 0 26 -45 45; mA 0 0 42 -45 45; mA 0 0 58 -45 45
    dot.radiowaves.forward:D -26 0 9; A -26 0 26 -45 45; A -26 0 46 -45 45; A -26 0 66 -45 45
    dot.radiowaves.right:D -26 0 9; A -26 0 26 -45 45; A -26 0 46 -45 45; A -26 0 66 -45 45
    dot.radiowaves.up.forward:D -30 30 9; A -30 30 28 -80 -10; A -30 30 48 -80 -10;
      A -30 30 68 -80 -10
    antenna.radiowaves.left.and.right:D 0 -10 10; mA 0 -10 26 -50 50; mA 0 -10 44 -50 50; L 0 0 0 48
    antenna.radiowaves.left.and.right.circle*:O 0 0 49.8; -D 0 -6 6; -mA 0 -6 15 -50 50;
      -L 0 0 0 26; -mA 0 -6 26 -46 46
    wave.3.right:A -44 0 26 -45 45; A -44 0 50 -45 45; A -44 0 74 -45 45
    wave.3.left:A 44 0 26 135 225; A 44 0 50 135 225; A 44 0 74 135 225
    radiowaves.left:A 40 0 30 140 220; A 40 0 54 140 220
    radiowaves.right:A -40 0 30 -40 40; A -40 0 54 -40 40
    sensor.tag.radiowaves.forward*:R -28 0 48 48 12; A -28 0 52 -36 36; A -28 0 74 -36 36
    personalhotspot:@-45 S -4 14 l -28 14 a -28 0 14 90 270 l -4 -14;
      @-45 S 4 -14 l 28 -14 a 28 0 14 -90 90 l 4 14; @-45 L -18 0 18 0
    wifi.slash:%0; U wifi 1 0 0; KL -40 -44 44 40; L -40 -44 44 40
    wifi.exclamationmark:U wifi 1 0 0; KB 0 12 22 100 8; U exclamationmark 0.7 0 14
    wifi.router*:R 0 24 108 36 10; -D -34 24 5; -D -14 24 5; L 34 6 34 -16; A 34 -20 16 -130 -50;
      A 34 -20 32 -130 -50
    wifi.circle*:O 0 0 49.8; -U wifi 0.5 0 2
    wifi.square*:R 0 0 87 87 15; -U wifi 0.5 0 2
    applelogo:C 0 -22 c 8 -24 16 -28 24 -28 c 32 -28 38 -24 42 -18 c 30 -10 28 14 46 22 c 40 40 30
      54 20 54 c 12 54 8 50 0 50 c -8 50 -12 54 -20 54 c -34 54 -46 26 -46 4 c -46 -18 -34 -28 -22
      -28 c -14 -28 -8 -24 0 -22 o 1; =G 1 0 0 1 0 0 1;
      V 0 -32 c 0 -46 10 -54 20 -56 c 22 -42 12 -32 0 -32
    apple.logo:V 0 -22 c 8 -24 16 -28 24 -28 c 32 -28 38 -24 42 -18 c 30 -10 28 14 46 22 c 40 40 30
      54 20 54 c 12 54 8 50 0 50 c -8 50 -12 54 -20 54 c -34 54 -46 26 -46 4 c -46 -18 -34 -28 -22
      -28 c -14 -28 -8 -24 0 -22; V 0 -32 c 0 -46 10 -54 20 -56 c 22 -42 12 -32 0 -32
    swift:V -50 16 c -20 48 20 52 40 36 c 48 32 54 40 56 46 c 58 36 54 28 48 20 c 56 -10 38 -36 20
      -48 c 32 -28 30 -12 26 -2 c 8 -14 -18 -36 -30 -46 c -18 -28 -8 -14 4 0 c -12 -10 -36 -30 -44
      -38 c -32 -16 -8 12 12 24 c -4 34 -30 30 -50 16
    siri:H 0 0 49.8; S -34 4 c -20 -34 -4 -34 4 0 c 10 30 24 26 34 -4;
      S -34 -4 c -16 26 -6 22 0 0 c 8 -26 20 -24 34 4
    apple.intelligence:*6 S 0 -46 c 30 -46 30 -16 6 -8; H 0 0 10
    applescript*:
      C -30 -46 l 40 -46 c 30 -40 30 -30 30 -20 l 30 46 -40 46 c -30 40 -30 30 -30 20 o 4;
      -L -14 -20 14 -20; -L -14 0 14 0
    arkit:*3 L 0 0 0 30; *6 L 0 -50 0 -36; J 4 -24 14 -24 -14 0 -28 24 -14 24 14 0 28 -24 14
    cube*:P 6 0 -52 46 -26 46 26 0 52 -46 26 -46 -26; -J 0 -42 -24 0 0 42 -24; -L 0 0 0 48
    cube.transparent*:P 6 0 -52 46 -26 46 26 0 52 -46 26 -46 -26; -W 0.8; *3 -L 0 0 0 -24;
      *3 -L 0 0 0 24
    cube.box*:P 6 0 -52 46 -26 46 26 0 52 -46 26 -46 -26; -J 0 -42 -24 0 0 42 -24; -L 0 0 0 48;
      -L -22 -38 22 -13
    shippingbox*:P 6 0 -52 46 -26 46 26 0 52 -46 26 -46 -26; -J 0 -42 -24 0 0 42 -24; -L 0 0 0 48;
      -L -22 -38 22 -13
    shippingbox.circle*:O 0 0 49.8; -U cube.fill 0.48 0 0
    cylinder*:C -38 -36 c -38 -54 38 -54 38 -36 l 38 36 c 38 54 -38 54 -38 36 o 2;
      -S -36 -34 c -30 -18 30 -18 36 -34
    cylinder.split.1x2*:U cylinder 1 0 0; =U cylinder.fill 1 0 0; -S -36 4 c -30 18 30 18 36 4
    pyramid*:P 5 0 -48 52 26 6 46 -52 30; -L 0 -46 6 44
    cone*:C 0 -52 l 42 34 c 30 52 -30 52 -42 34 o 4
    torus:E 0 0 54 34; E 0 -2 22 8
    view.3d:P 5 -30 -20 0 -36 30 -20 30 16 0 32 -30 16; J 0 -28 -18 0 -4 28 -18; L 0 -4 0 30;
      A 0 0 54 60 120
    rotate.3d:E 0 0 54 22; E 0 0 22 54
    rotate.left*:R 0 16 60 60 10; S 24 -22 c 20 -46 -20 -50 -34 -30; G 2 -42 -42 -24 -22 -46 -16
    rotate.right*:R 0 16 60 60 10; S -24 -22 c -20 -46 20 -50 34 -30; G 2 42 -42 24 -22 46 -16
    crop:J 6 -28 -52 -28 28 52 28; J 6 28 52 28 -28 -52 -28
    crop.rotate:J 6 -22 -40 -22 22 40 22; J 6 22 40 22 -22 -40 -22; A 0 0 54 -60 -10
    perspective:P 5 -46 -36 46 -24 46 24 -46 36; L 0 -30 0 30; L -44 0 44 0
    skew:P 5 -30 -36 52 -36 30 36 -52 36
    aspectratio*:R 0 0 116 84 14; -J 2 -36 -4 -36 -22 -18 -22; -J 2 36 4 36 22 18 22
    flip.horizontal*:L 0 -48 0 48; P 4 -12 -34 -12 34 -52 34; P 4 12 -34 12 34 52 34
    trapezoid.and.line.vertical:L 0 -48 0 48; P 4 -10 -24 -10 24 -52 38 -52 -38;
      P 4 10 -24 10 24 52 38 52 -38
    wand.and.rays:@45 B 0 14 12 80 4; L 26 -52 26 -42; L 52 -26 42 -26; L 46 -46 39 -39;
      L 6 -46 13 -39; L 46 -6 39 -13
    wand.and.stars:@45 B 0 16 12 78 4; U star.fill 0.3 38 -34; U star.fill 0.18 6 -42;
      U star.fill 0.18 44 2
    wand.and.stars.inverse:U wand.and.stars 1 0 0
    wand.and.outline:U wand.and.rays 1 0 0
    eyedropper:@45 B 0 -34 22 26 9; @45 B 0 -18 36 10 4; @45 F 0 14 18 54 4; @45 D 0 46 4
    eyedropper.halffull:U eyedropper 1 0 0; @45 B 0 24 12 30 3
    eyedropper.full:U eyedropper 1 0 0; @45 B 0 14 16 52 3
    paintbrush*:@45 R 0 -26 26 50 6; @45 B 0 8 22 12 2;
      @45 C -14 16 l 14 16 8 52 c 4 58 -4 58 -8 52 o 2
    paintbrush.pointed*:@45 C -9 10 l -5 -52 5 -52 9 10 o 2;
      @45 C -12 16 l 12 16 c 16 36 6 50 0 58 c -6 50 -16 36 -12 16 o 2
    paintpalette*:C -52 2 c -52 -28 -28 -46 4 -46 c 34 -46 54 -30 54 -8 c 54 10 40 14 26 14 c 10 14
      14 26 18 32 c 22 40 16 48 2 48 c -30 48 -52 30 -52 2 o 2; -D -30 2 6; -D -20 -20 6;
      -D 4 -28 6; -D 28 -18 6
    theatermasks*:C -52 -36 l -6 -42 c 0 -42 2 -38 2 -32 l -2 4 c -6 26 -40 30 -48 6 l -56 -26 o 3;
      KB 28 12 60 74 18; C 8 -18 l 48 -14 54 -8 48 24 c 42 48 8 44 4 20 l 2 -10 o 3; -L 16 2 24 3;
      -L 36 5 43 6; -S 14 20 c 20 30 32 32 40 24
    hourglass.bottomhalf.filled:U hourglass 1 0 0
    hourglass.tophalf.filled:U hourglass 1 0 0; G 3 -16 -34 16 -34 0 -12
    hourglass.circle*:O 0 0 49.8; -U hourglass 0.5 0 0
    alarm*:O 0 4 42; -J 0 0 -22 0 6 14 16; mL 30 -48 50 -30; mL 30 36 38 46
    deskclock*:O 0 -4 40; -J 0 0 -26 0 -2 -14 -2; mL 26 30 34 48
    clock.circle*:O 0 0 49.8; -H 0 0 27; -J 0 0 -14 0 1 -10 1
    clock.arrow.circlepath:A 2 0 46 -155 150; G 4 -58 -16 -24 -12 -46 14; J 0 2 -26 2 4 22 14
    clock.arrow.2.circlepath:A 0 0 46 190 320; A 0 0 46 10 140; G 3 56 -24 40 4 26 -22;
      G 3 -56 24 -40 -4 -26 22; J 0 0 -24 0 3 18 3
    timer.circle*:O 0 0 49.8; -A 0 0 27 -90 225; -L 0 0 -14 -14; -L 0 -27 0 -16
    gamecontroller*:C -30 -30 l 30 -30 c 52 -30 60 10 58 30 c 56 46 40 42 32 28 l 24 18 -24 18 -32
      28 c -40 42 -56 46 -58 30 c -60 10 -52 -30 -30 -30 o 3; -L -30 -6 -10 -6; -L -20 -16 -20 4;
      -D 18 2 5; -D 30 -10 5
    gamecontroller.circle*:O 0 0 49.8; -U gamecontroller.fill 0.48 0 0
    dpad*:P 9 -18 -50 18 -50 18 -18 50 -18 50 18 18 18 18 50 -18 50 -18 18 -50 18 -50 -18 -18 -18
    l.joystick*:O 0 0 49.8; -H 0 0 28
    visionpro*:C -58 -14 c -58 -32 58 -32 58 -14 l 58 8 c 58 38 22 40 12 22 c 6 12 -6 12 -12 22 c
      -22 40 -58 38 -58 8 o 4
    """
}
