/// Lists, texts, papers, books and writing.
enum SketchesTexts {
  /// The sketches.
  static let table = """
    list.dash:^1; L -22 -30 51 -30; L -22 0 51 0; L -22 30 51 30; ^0; L -50 -30 -42 -30;
      L -50 0 -42 0; L -50 30 -42 30
    list.number:^1; L -22 -30 51 -30; L -22 0 51 0; L -22 30 51 30; ^0; T 1 0.3 -46 -30;
      T 2 0.3 -46 0; T 3 0.3 -46 30
    list.triangle:^1; L -22 -30 51 -30; L -22 0 51 0; L -22 30 51 30; ^0;
      G 2 -51 -38 -38 -30 -51 -22; G 2 -51 -8 -38 0 -51 8; G 2 -51 22 -38 30 -51 38
    list.star:^1; L -22 -30 51 -30; L -22 0 51 0; L -22 30 51 30; ^0; U star.fill 0.2 -44 -31;
      U star.fill 0.2 -44 -1; U star.fill 0.2 -44 29
    list.bullet.indent:^1; L -30 -34 51 -34; L -10 -11 51 -11; L -10 12 51 12; L -30 35 51 35; ^0;
      . -46 -34 0.85; . -27 -11 0.85; . -27 12 0.85; . -46 35 0.85
    list.bullet.below.rectangle:R 0 -28 96 34 8; ^1; L -20 12 46 12; L -20 36 46 36; ^0;
      . -42 12 0.85; . -42 36 0.85
    checklist:^1; L -10 -30 51 -30; L -10 2 51 2; L -10 34 51 34; ^0; J 0 -51 -30 -43 -21 -29 -40;
      J 0 -51 2 -43 11 -29 -8; J 0 -51 34 -43 43 -29 24
    checklist.checked:^1; L -10 -30 51 -30; L -10 2 51 2; L -10 34 51 34; ^0;
      J 0 -51 -30 -43 -21 -29 -40; J 0 -51 2 -43 11 -29 -8; J 0 -51 34 -43 43 -29 24
    checklist.unchecked:^1; L -10 -30 51 -30; L -10 2 51 2; L -10 34 51 34; ^0; H -41 -30 9;
      H -41 2 9; H -41 34 9
    list.bullet.rectangle*:R 0 0 116 84 14; -L -12 -20 40 -20; -L -12 0 40 0; -L -12 20 40 20;
      -. -36 -20 0.7; -. -36 0 0.7; -. -36 20 0.7
    list.bullet.rectangle.portrait*:R 0 0 78 102 14; -L -6 -26 24 -26; -L -6 0 24 0; -L -6 26 24 26;
      -. -23 -26 0.7; -. -23 0 0.7; -. -23 26 0.7
    list.dash.header.rectangle:F 0 0 116 84 14; L -54 -18 54 -18; L -12 4 40 4; L -12 24 40 24;
      . -36 4 0.7; . -36 24 0.7
    list.bullet.circle*:O 0 0 49.8; -W 0.9; -L -8 -18 26 -18; -L -8 0 26 0; -L -8 18 26 18;
      -. -24 -18 0.65; -. -24 0 0.65; -. -24 18 0.65
    clipboard*:C -25 -42 l -40 -42 -40 52 40 52 40 -42 25 -42 o 9; KB 0 -44 62 32 11; ^1;
      B 0 -42 46 20 9; D 0 -50 9
    list.clipboard*:U clipboard 1 0 0; =U clipboard.fill 1 0 0; -L -6 -10 24 -10; -L -6 11 24 11;
      -L -6 32 24 32; -. -23 -10 0.7; -. -23 11 0.7; -. -23 32 0.7
    list.bullet.clipboard*:U clipboard 1 0 0; =U clipboard.fill 1 0 0; -L -6 -10 24 -10;
      -L -6 11 24 11; -L -6 32 24 32; -. -23 -10 0.7; -. -23 11 0.7; -. -23 32 0.7
    pencil.and.list.clipboard:U list.clipboard 1 0 0; KD 36 30 26; U pencil 0.6 36 26
    doc.on.clipboard*:J 9 -22 36 -48 36 -48 -46 -32 -46; J 9 0 -46 16 -46 16 -34; B -16 -47 30 18 8;
      R 20 16 56 76 11
    text.justify:L -43 -34.5 43 -34.5; L -43 -11.5 43 -11.5; L -43 11.5 43 11.5; L -43 34.5 43 34.5
    text.justify.left:L -43 -34.5 43 -34.5; L -43 -11.5 43 -11.5; L -43 11.5 43 11.5;
      L -43 34.5 10 34.5
    text.quote:^1; L -24 -34 50 -34; L -24 -11 50 -11; L -24 12 50 12; L -24 35 22 35; ^0; W 1.1;
      L -46 -36 -46 37
    text.append:L -43 -34 43 -34; L -43 -12 43 -12; L -43 10 12 10; G 3 -43 24 -22 36 -43 48
    text.insert:L -43 -34 43 -34; L -8 -11 43 -11; L -8 12 43 12; L -43 35 43 35;
      G 3 -43 -14 -22 0 -43 14
    text:^1; L -43 -34 43 -34; L -43 -11.5 43 -11.5; L -43 11.5 43 11.5; L -43 34.5 13 34.5
    text.word.spacing:L -43 -34.5 43 -34.5; L -43 34.5 43 34.5; L -28 -12 -28 12; L 28 -12 28 12
    text.line.first.and.arrowtriangle.forward:^1; L -43 -10 43 -10; L -43 13 43 13; L -43 36 20 36;
      ^0; L -10 -36 43 -36; G 3 -43 -48 -20 -36 -43 -24
    text.magnifyingglass:^1; L -48 -32 30 -32; L -48 -8 -10 -8; L -48 16 -12 16; ^0;
      U magnifyingglass 0.62 22 16
    text.cursor:L 0 -40 0 40; mS 0 -40 c 0 -46 5 -49 16 -50; mS 0 40 c 0 46 5 49 16 50
    text.below.photo*:R 0 -18 100 60 12; -G 3 -36 4 -12 -24 6 -4 16 -14 36 4; L -46 26 46 26;
      L -46 46 20 46
    increase.indent:L -43 -34 43 -34; L -4 -11 43 -11; L -4 12 43 12; L -43 35 43 35;
      J 0 -42 -14 -28 0 -42 14
    decrease.indent:L -43 -34 43 -34; L -4 -11 43 -11; L -4 12 43 12; L -43 35 43 35;
      J 0 -28 -14 -42 0 -28 14
    underline:S -26 -44 l -26 0 a 0 0 26 180 0 l 26 -44; L -34 46 34 46
    strikethrough:T S 1.1 0 0; KL -44 0 44 0; L -44 0 44 0
    bold.underline:T B 0.9 0 -8; L -30 42 30 42
    textformat.size.larger:T AA 0.9 0 0
    character.cursor.ibeam:T A 0.9 -14 4; W 0.9; L 38 -38 38 38; mL 38 -38 38 -38;
      J 3 28 -46 38 -38 48 -46; J 3 28 46 38 38 48 46
    character.textbox:F 0 0 116 84 14; T A 0.62 0 0
    character.bubble*:U bubble.left 1 0 0; =U bubble.left.fill 1 0 0; -T A 0.55 0 -8
    character.book.closed*:U book.closed 1 0 0; =U book.closed.fill 1 0 0; -T A 0.5 4 -10
    translate:T A 0.62 -26 -12; F 26 20 60 60 11; KB -26 -12 60 60 10; F -26 -12 60 60 11;
      T A 0.5 -26 -12; L 14 10 40 10; S 18 36 c 28 30 34 22 36 10
    note*:C -46 -46 l 46 -46 46 18 18 46 -46 46 o 9; -J 8 46 18 18 18 18 46
    note.text:F 0 0 92 92 16; L -24 -20 24 -20; L -24 0 24 0; L -24 20 4 20
    newspaper*:R -8 0 84 84 12; J 10 38 -20 54 -20 54 42 30 42; -B -24 -10 26 24 4; -L 4 -18 20 -18;
      -L 4 -3 20 -3; -L -36 20 20 20; W 0.9; -L -36 -30 20 -30
    magazine*:R 0 0 78 100 13; -L -20 -26 20 -26; -L -20 -8 20 -8; -B 0 24 40 26 4
    book.closed*:C 38 32 l -24 32 c -38 32 -38 52 -24 52 l 38 52 38 52 40 -44 c 40 -50 37 -52 32 -52
      l -24 -52 c -34 -52 -38 -46 -38 -38 l -38 42 o 3; -L -28 34 36 34
    books.vertical*:R -34 2 22 96 6; R -8 2 22 96 6; @-14 R 30 8 22 92 6; -L -40 -28 -28 -28;
      -L -14 -28 -2 -28; -L -40 28 -28 28; -L -14 28 -2 28
    text.book.closed*:U book.closed 1 0 0; =U book.closed.fill 1 0 0; -L -12 -28 20 -28;
      -L -12 -10 20 -10
    book.pages*:U book 1 0 0; =U book.fill 1 0 0
    menucard*:R 0 0 86 100 12; -L -20 -24 20 -24; -L -20 0 20 0; -L -20 24 20 24
    greetingcard*:R -4 8 78 88 11; -U heart.fill 0.36 -4 8
    doc.richtext*:U doc 1 0 0; =U doc.fill 1 0 0; -G 3 -22 8 -12 -8 -2 4 6 -4 20 8; -L -20 22 20 22;
      -L -20 36 8 36
    doc.plaintext*:U doc 1 0 0; =U doc.fill 1 0 0; -L -20 -4 20 -4; -L -20 13 20 13; -L -20 30 20 30
    doc.append*:U doc 1 0 0; =U doc.fill 1 0 0; -L -20 2 20 2; -L -20 17 20 17; L -38 60 38 60
    doc.zipper:U doc 1 0 0; W 0.8; L -14 -36 -6 -36; L -8 -26 0 -26; L -14 -16 -6 -16; L -8 -6 0 -6;
      L -14 4 -6 4; H -7 18 9
    doc.text.image*:U doc 1 0 0; =U doc.fill 1 0 0; -L -20 -2 20 -2; -B 0 22 36 26 4
    doc.text.magnifyingglass:U doc.text 1 -6 0; KD 22 26 32; U magnifyingglass 0.56 26 30
    doc.viewfinder*:U viewfinder 1 0 0; U doc 0.6 0 0; =U doc.fill 0.6 0 0
    doc.text.viewfinder:U viewfinder 1 0 0; W 0.9; L -24 -16 24 -16; L -24 0 24 0; L -24 16 8 16
    text.viewfinder:U viewfinder 1 0 0; W 0.9; L -24 -16 24 -16; L -24 0 24 0; L -24 16 8 16
    doc.circle*:O 0 0 49.8; -U doc.fill 0.5 0 0
    doc.badge.gearshape*:U doc 1 0 0; =U doc.fill 1 0 0; KD 30 34 27; U gearshape.fill 0.4 30 34
    arrow.up.doc*:U doc 1 0 0; =U doc.fill 1 0 0; -J 0 -14 10 0 -4 14 10; -L 0 -2 0 32
    arrow.down.doc*:U doc 1 0 0; =U doc.fill 1 0 0; -J 0 -14 18 0 32 14 18; -L 0 30 0 -4
    arrow.right.doc.on.clipboard:U doc.on.clipboard 1 0 0; KB 18 18 46 28 6; L -2 18 36 18;
      J 0 24 6 36 18 24 30
    lock.doc*:U doc 1 0 0; =U doc.fill 1 0 0; -U lock.fill 0.36 0 12
    exclamationmark.arrow.triangle.2.circlepath:U arrow.triangle.2.circlepath 1 0 0;
      U exclamationmark 0.45 0 0
    tablecells*:R 0 0 112 88 13; -L -53 -18 53 -18; -L -53 12 53 12; -L -18 -41 -18 41;
      -L 18 -41 18 41
    table*:R 0 0 112 88 13; -L -53 -18 53 -18; -L -53 12 53 12; -L 0 -18 0 41
    scribble:S -46 10 c -34 -30 -10 -50 -8 -34 c -6 -16 -36 24 -24 30 c -8 40 12 -26 26 -30 c 38 -26
      -2 26 12 32 c 24 34 34 8 48 4
    scribble.variable:W 1.3; S -46 10 c -34 -30 -10 -50 -8 -34 c -6 -16 -36 24 -24 30 c -8 40 12 -26
      26 -30 c 38 -26 -2 26 12 32 c 24 34 34 8 48 4
    signature:S -52 20 c -30 -16 -16 -50 -6 -44 c 2 -38 -20 20 -18 26 c -16 32 0 -2 10 -2 c 16 -2 8
      18 16 18 c 24 18 26 4 32 4 c 38 4 40 14 52 10; W 0.9; L -52 40 52 40
    highlighter:@45 P 4 -11 -56 11 -56 11 14 5 26 -5 26 -11 14; @45 G 2 -5 26 5 26 3 44 -5 48;
      L -50 54 10 54
    lasso:E 4 -12 50 30;
      S -20 16 c -34 22 -22 36 -12 28 c -4 20 -24 18 -30 26 c -36 38 -26 48 -16 50
    pencil.line:U pencil 0.84 6 -6; L -40 52 46 52
    pencil.tip:S -20 46 c -18 20 -6 -20 0 -46 c 6 -20 18 20 20 46; G 2 -6 -22 0 -44 6 -22
    pencil.and.ruler*:@45 R -22 0 24 112 5; KL -46 46 46 -46; U pencil 1 0 0;
      @45 -L -34 -30 -24 -30; @45 -L -34 0 -24 0; @45 -L -34 30 -24 30
    ruler*:@-45 R 0 0 116 40 7; @-45 -L -38 -18 -38 -4; @-45 -L -19 -18 -19 -8; @-45 -L 0 -18 0 -4;
      @-45 -L 19 -18 19 -8; @-45 -L 38 -18 38 -4
    square.and.at.rectangle:F 0 0 116 84 14; T @ 0.5 0 0
    rectangle.and.pencil.and.ellipsis:J 13 8 -38 -54 -38 -54 38 54 38 54 6; . -30 8 0.9;
      . -10 8 0.9; U pencil 0.66 34 -22
    rectangle.and.text.magnifyingglass:J 13 -6 38 -54 38 -54 -42 54 -42 54 -10; L -34 -20 20 -20;
      L -34 0 -4 0; U magnifyingglass 0.56 30 22
    square.and.line.vertical.and.square:F -32 0 44 60 9; L 0 -46 0 46; F 32 0 44 60 9
    character.magnify:U magnifyingglass 1 0 0; T A 0.36 -8 -8
    a.magnify:U magnifyingglass 1 0 0; T a 0.42 -8 -8
    line.horizontal.3.decrease:L -43 -26 43 -26; L -28 0 28 0; L -12 26 12 26
    line.horizontal.3.decrease.circle*:O 0 0 49.8; -L -26 -15 26 -15; -L -17 0 17 0; -L -8 15 8 15
    lineweight:W 0.7; L -44 -34 44 -34; W 1.4; L -44 -12 44 -12; W 2.2; L -44 18 44 18
    line.3.horizontal.circle*:O 0 0 49.8; -L -24 -15 24 -15; -L -24 0 24 0; -L -24 15 24 15
    equal.square*:R 0 0 87 87 15; -L -22 -9 22 -9; -L -22 9 22 9
    plus.forwardslash.minus:L -30 -38 -30 -2; L -48 -20 -12 -20; L 30 -44 -30 44; L 14 24 48 24
    x.squareroot:T √x 1 0 0
    chevron.left.forwardslash.chevron.right:W 1.1; J 0 -32 -24 -56 0 -32 24; J 0 32 -24 56 0 32 24;
      L 11 -34 -11 34
    terminal*:R 0 0 112 88 14; -J 0 -34 -20 -14 -3 -34 14; -L -4 18 24 18
    ellipsis.rectangle*:R 0 0 116 72 14; -. -28 0 0.9; -. 0 0 0.9; -. 28 0 0.9
    ellipsis.vertical.bubble*:U bubble.left 1 0 0; =U bubble.left.fill 1 0 0; -. 0 -26 0.9;
      -. 0 -8 0.9; -. 0 10 0.9
    person.text.rectangle*:R 0 0 116 84 14; -U person.fill 0.4 -26 0; -L 8 -16 40 -16; -L 8 2 40 2;
      -L 8 20 30 20
    person.crop.rectangle*:R 0 0 116 84 14; -D 0 -12 14;
      -V -28 35 c -26 14 -14 8 0 8 c 14 8 26 14 28 35
    person.crop.square*:R 0 0 87 87 15; -D 0 -12 14; -V -28 37 c -26 14 -14 8 0 8 c 14 8 26 14 28 37
    person.crop.square.filled.and.at.rectangle*:R 0 0 116 84 14; -B -26 0 34 40 6; -T @ 0.4 24 0
    person.crop.artframe:F 0 4 92 92 12; D 0 -8 14;
      V -26 34 c -24 16 -14 10 0 10 c 14 10 24 16 26 34
    quote.bubble*:U bubble.left 1 0 0; =U bubble.left.fill 1 0 0; -T “” 1.1 0 -8
    text.bubble*:U bubble.left 1 0 0; =U bubble.left.fill 1 0 0; -L -32 -24 32 -24; -L -32 -8 32 -8;
      -L -32 8 8 8
    captions.bubble*:U bubble.left 1 0 0; =U bubble.left.fill 1 0 0; -L -34 -12 -2 -12;
      -L 16 -12 34 -12; -L -34 8 -22 8; -L -4 8 34 8
    ellipsis.bubble*:U bubble.left 1 0 0; =U bubble.left.fill 1 0 0; -. -26 -8 0.9; -. 0 -8 0.9;
      -. 26 -8 0.9
    bubble.left.and.bubble.right*:U bubble.left 0.74 -18 -12; =U bubble.left.fill 0.74 -18 -12;
      KB 24 16 84 66 16; +U bubble.right 0.66 24 18; =U bubble.right.fill 0.66 24 18
    """
}
