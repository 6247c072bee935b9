extension ReportPage {
  /// The parts of the page that the script fills.
  static let markup = """
    <header>
      <h1>Sheetshot</h1><span id="summary"></span>
      <input id="search" type="search" placeholder="Search" aria-label="Search">
      <nav id="filters" aria-label="Filters"></nav>
      <button id="theme" title="Light or dark (d)">◐</button>
    </header>
    <p id="trouble" role="alert" hidden></p>
    <main>
      <ul id="list" aria-label="Pictures"></ul>
      <section id="detail" hidden>
        <h2 id="name"></h2>
        <p id="facts"></p>
        <pre id="message"></pre>
        <div id="tools">
          <span id="modes" role="group" aria-label="Comparison"></span>
          <span role="group" aria-label="Zoom">
            <button id="smaller" title="Smaller (-)">−</button>
            <button id="fit" title="Fit (0)">fit</button>
            <button id="larger" title="Larger (+)">+</button>
            <output id="zoom"></output>
          </span>
          <span id="frames" role="group" aria-label="Frames">
            <button id="earlier" title="The failing frame before (,)">◀</button>
            <output id="frame"></output>
            <button id="later" title="The next failing frame (.)">▶</button>
            <button id="whole" title="All frames, playing (a)">play</button>
          </span>
          <input id="amount" type="range" min="0" max="100" value="50" aria-label="Amount">
          <code id="accept" title="Click to copy"></code>
        </div>
        <div id="view"></div>
      </section>
      <p id="nothing" hidden>Nothing to show.</p>
    </main>
    <footer>
      <kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> comparison ·
      <kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd> zoom · <kbd>←</kbd> <kbd>→</kbd> handle ·
      <kbd>,</kbd> <kbd>.</kbd> frames · <kbd>a</kbd> play ·
      <kbd>f</kbd> filter · <kbd>/</kbd> search · <kbd>d</kbd> light or dark
    </footer>
    """
}
