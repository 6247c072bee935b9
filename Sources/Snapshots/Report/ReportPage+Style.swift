extension ReportPage {
  /// How the page looks.
  static let style = """
    :root { color-scheme: light; --back: #fff; --fore: #1d1d1f; --soft: #6e6e73;
      --line: #d2d2d7; --panel: #f5f5f7; --accent: #0066cc; --board: #e4e4e8; }
    :root.dark { color-scheme: dark; --back: #1c1c1e; --fore: #f5f5f7; --soft: #98989d;
      --line: #3a3a3c; --panel: #2c2c2e; --accent: #4da3ff; --board: #38383b; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body { margin: 0; display: flex; flex-direction: column; background: var(--back);
      color: var(--fore); font: 14px/1.4 system-ui, sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
      padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--panel); }
    h1 { font-size: 16px; margin: 0; }
    h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
    #summary { color: var(--soft); flex: 1; }
    nav { display: flex; gap: 4px; }
    button, input[type=search] { font: inherit; color: inherit; background: var(--back);
      border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent);
      color: var(--back); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #trouble { margin: 0; padding: 8px 16px; background: #c62828; color: #fff; }
    main { flex: 1; display: flex; min-height: 0; }
    #list { width: 300px; margin: 0; padding: 8px; list-style: none; overflow: auto;
      border-right: 1px solid var(--line); }
    #list button { width: 100%; text-align: left; border: 0; background: none;
      display: flex; gap: 8px; overflow-wrap: anywhere; }
    #list button[aria-current=true] { background: var(--accent); color: var(--back); }
    .dot { flex: none; width: 9px; height: 9px; margin-top: 5px; border-radius: 5px; }
    .passed { background: #2e9e44; } .failed { background: #e0383e; }
    .recorded { background: #e8930c; } .trouble { background: #a345d6; }
    #detail { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 8px;
      padding: 12px 16px; overflow: auto; }
    #facts { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
    #message { flex: none; max-height: 30vh; overflow: auto; margin: 0; padding: 8px 12px; background: var(--panel); border-radius: 8px;
      font: 13px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    #message::first-line { font-weight: 600; }
    #tools { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    #accept { cursor: copy; padding: 3px 8px; background: var(--panel); border-radius: 6px; }
    #view { flex: 1 0 auto; display: flex; align-items: flex-start; gap: 16px; padding: 12px;
      background: var(--board); border-radius: 8px; min-height: 200px; width: max-content;
      min-width: 100%; }
    figure { margin: 0; }
    figcaption { color: var(--soft); padding-bottom: 4px; }
    img { display: block; background:
      repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    img.pixels { image-rendering: pixelated; }
    #stack { position: relative; touch-action: none; user-select: none; }
    #stack img { position: absolute; left: 0; top: 0; }
    #handle { position: absolute; top: 0; bottom: 0; width: 25px; margin-left: -12px;
      cursor: ew-resize; border: 0; padding: 0; background: none; }
    #handle::before { content: ""; position: absolute; inset: 0 11px; background: #e0383e; }
    #handle::after { content: "↔"; position: absolute; top: 45%; left: 0; width: 25px;
      height: 25px; line-height: 25px; border-radius: 13px; background: #e0383e; color: #fff;
      text-align: center; }
    footer { padding: 5px 16px; color: var(--soft); border-top: 1px solid var(--line);
      font-size: 12px; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
    #nothing { margin: 40px auto; color: var(--soft); }
    @media (max-width: 700px) { main { flex-direction: column; }
      #list { width: auto; max-height: 30%; border-right: 0; } footer { display: none; } }
    """
}
