extension ReportPage {
  /// What the page does.
  static let script = [listScript, viewScript, frameScript, keyScript].joined(separator: "\n")

  /// The list, its filters and the choice of a picture.
  private static let listScript = #"""
    'use strict';
    const byId = id => document.getElementById(id);
    const data = JSON.parse(byId('results').textContent);
    // A picture that isn't in the page lies beside it.
    const pictures = JSON.parse(byId('pictures').textContent);
    const source = path => pictures[path] || path;
    const groups = ['all', 'failed', 'trouble', 'recorded', 'passed'];
    const modes = ['side by side', 'swipe', 'onion skin', 'blink', 'difference'];
    const isGood = e => e.group === 'passed';
    const state = { filter: data.entries.every(isGood) ? 'all' : 'open',
      text: '', mode: 0, zoom: 0, amount: 50, current: null, blink: 0, frame: 0 };
    groups.splice(1, 0, 'open');

    const isIn = (e, g) => g === 'all' || (g === 'open' ? !isGood(e) : e.group === g);
    const shown = () => data.entries.filter(e => isIn(e, state.filter) &&
      (e.id + ' ' + e.scene + ' ' + e.variant).toLowerCase().includes(state.text));

    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value);
      }
      element.append(...children);
      return element;
    }

    function drawFilters() {
      byId('filters').replaceChildren(...groups.map(g => {
        const count = data.entries.filter(e => isIn(e, g)).length;
        return make('button', { 'aria-pressed': state.filter === g, 'data-filter': g,
          onclick: () => { state.filter = g; draw(); } }, `${g} ${count}`);
      }));
    }

    function drawList() {
      const entries = shown();
      if (!entries.some(e => e.id === state.current)) {
        state.current = entries.length ? entries[0].id : null;
      }
      byId('list').replaceChildren(...entries.map(e => make('li', {}, make('button', {
        'aria-current': e.id === state.current, 'data-id': e.id, onclick: () => choose(e.id) },
        make('span', { class: 'dot ' + e.group, title: e.outcome }), e.id))));
      byId('nothing').hidden = entries.length > 0;
    }

    function choose(id) {
      if (id !== state.current) state.frame = 0;
      state.current = id;
      history.replaceState(null, '', '#' + encodeURIComponent(id));
      draw();
      const chosen = byId('list').querySelector('[aria-current=true]');
      if (chosen) chosen.scrollIntoView({ block: 'nearest' });
    }

    function step(by) {
      const entries = shown();
      if (!entries.length) return;
      const place = entries.findIndex(e => e.id === state.current);
      choose(entries[Math.min(entries.length - 1, Math.max(0, place + by))].id);
    }
    """#

  /// The pictures of one entry.
  private static let viewScript = #"""
    const figure = (title, path) => make('figure', { 'data-kind': title },
      make('figcaption', {}, title), make('img', { src: source(path), alt: title, onload: resize }));

    function sizeOf(image) {
      const top = byId('view').getBoundingClientRect().top + byId('detail').scrollTop;
      const room = Math.max(320, innerHeight - top - 90);
      const fit = Math.min(1, room / image.naturalHeight, 480 / image.naturalWidth);
      const scale = state.zoom || fit;
      return [image.naturalWidth * scale, image.naturalHeight * scale, scale];
    }

    function resize() {
      let [width, height] = [0, 0];
      for (const image of byId('view').querySelectorAll('img')) {
        if (!image.naturalWidth) continue;
        const [w, h, scale] = sizeOf(image);
        image.style.width = w + 'px';
        image.style.height = h + 'px';
        image.classList.toggle('pixels', scale >= 1);
        [width, height] = [Math.max(width, w), Math.max(height, h)];
        byId('zoom').textContent = Math.round(scale * 100) + ' %';
      }
      const stack = byId('stack');
      if (!stack) return;
      stack.style.width = width + 'px';
      stack.style.height = height + 'px';
      adjust();
    }

    function stack(entry) {
      const box = make('div', { id: 'stack' },
        make('img', { src: source(entry.expected), alt: 'reference', onload: resize }),
        make('img', { src: source(entry.actual), alt: 'new', id: 'top', onload: resize }));
      if (state.mode !== 1) return box;
      const move = event => {
        if (event.buttons !== 1) return;
        const frame = box.getBoundingClientRect();
        const share = (event.clientX - frame.left) / frame.width;
        setAmount(100 * Math.min(1, Math.max(0, share)));
      };
      box.addEventListener('pointerdown', event => {
        box.setPointerCapture(event.pointerId);
        event.preventDefault();
        move(event);
      });
      box.addEventListener('pointermove', move);
      box.append(make('div', { id: 'handle' }));
      return box;
    }

    function setAmount(amount) {
      state.amount = amount;
      byId('amount').value = amount;
      adjust();
    }

    function adjust() {
      const top = byId('top');
      if (!top) return;
      top.style.clipPath = state.mode === 1 ? `inset(0 0 0 ${state.amount}%)` : '';
      top.style.opacity = state.mode === 2 ? state.amount / 100 : 1;
      const handle = byId('handle');
      if (handle) handle.style.left = state.amount + '%';
    }

    function drawView(entry) {
      clearInterval(state.blink);
      const both = entry.expected && entry.actual;
      byId('modes').replaceChildren(...modes.map((name, index) => make('button', {
        'aria-pressed': state.mode === index, 'data-mode': index, title: `${name} (${index + 1})`,
        onclick: () => { state.mode = index; draw(); } }, name)));
      byId('view').hidden = !entry.expected && !entry.actual;
      byId('tools').hidden = byId('view').hidden && byId('accept').hidden;
      byId('amount').hidden = !both || (state.mode !== 1 && state.mode !== 2);
      const view = byId('view');
      if (state.mode === 4 && entry.difference) {
        view.replaceChildren(figure('difference', entry.difference));
      } else if (both && state.mode > 0 && state.mode < 4) {
        view.replaceChildren(stack(entry));
        if (state.mode === 3) state.blink = setInterval(() => {
          const top = byId('top');
          top.style.visibility = top.style.visibility === 'hidden' ? '' : 'hidden';
        }, 500);
      } else {
        const pairs = [['reference', entry.expected], ['new', entry.actual],
          ['difference', entry.difference]];
        view.replaceChildren(...pairs.filter(p => p[1]).map(p => figure(...p)));
      }
      resize();
    }
    """#

  /// The failing frames of an animation, one after the other.
  private static let frameScript = #"""
    // The frame that is shown; null for the whole animation.
    const frameOf = entry => (entry.frames.length && state.frame >= 0
      ? entry.frames[Math.min(state.frame, entry.frames.length - 1)] : null);
    function drawFrames(entry) {
      const count = entry.frames.length;
      byId('frames').hidden = !count;
      if (!count) return;
      const frame = frameOf(entry);
      byId('frame').textContent = frame
        ? `frame ${frame.index + 1} (${entry.frames.indexOf(frame) + 1} of ${count} failing)`
        : `all frames (${count} failing)`;
      byId('earlier').disabled = state.frame === 0;
      byId('later').disabled = state.frame === count - 1;
      byId('whole').setAttribute('aria-pressed', !frame);
    }
    function stepFrame(by) {
      const entry = data.entries.find(e => e.id === state.current);
      if (!entry || !entry.frames.length) return;
      state.frame = Math.min(entry.frames.length - 1, Math.max(0, state.frame + by));
      draw();
    }
    function playAll() {
      const entry = data.entries.find(e => e.id === state.current);
      if (!entry || !entry.frames.length) return;
      state.frame = state.frame < 0 ? 0 : -1;
      draw();
    }
    """#

  /// The drawing of everything, keys and the start.
  private static let keyScript = #"""
    function draw() {
      drawFilters();
      drawList();
      const entry = data.entries.find(e => e.id === state.current);
      byId('detail').hidden = !entry;
      if (!entry) { clearInterval(state.blink); return; }
      byId('name').textContent = entry.id;
      byId('facts').textContent =
        [entry.outcome, entry.variant, entry.scene, entry.reference, entry.masked]
          .filter(Boolean).join(' · ');
      drawFrames(entry);
      const frame = frameOf(entry);
      const message = entry.message + (frame ? `\n\n${frame.message}` : '');
      byId('message').textContent = message;
      byId('message').hidden = !message;
      const isOpen = ['different', 'missing', 'unreadable'].includes(entry.outcome);
      byId('accept').hidden = !entry.isNew || !isOpen;
      byId('accept').textContent = 'sheetshot accept ' + entry.id;
      drawView(frame || entry);
    }

    function zoomBy(factor) {
      const image = byId('view').querySelector('img');
      if (!image || !image.naturalWidth) return;
      state.zoom = Math.min(16, Math.max(1 / 16, sizeOf(image)[2] * factor));
      resize();
    }

    function toggleTheme() { document.documentElement.classList.toggle('dark'); }

    const actions = {
      j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
      ArrowLeft: () => setAmount(Math.max(0, state.amount - 5)),
      ArrowRight: () => setAmount(Math.min(100, state.amount + 5)),
      '+': () => zoomBy(2), '=': () => zoomBy(2), '-': () => zoomBy(0.5),
      '0': () => { state.zoom = 0; resize(); }, d: toggleTheme, '/': () => byId('search').focus(),
      ',': () => stepFrame(-1), '.': () => stepFrame(1), a: playAll,
      f: () => {
        state.filter = groups[(groups.indexOf(state.filter) + 1) % groups.length];
        draw();
      },
    };
    modes.forEach((_, i) => { actions[String(i + 1)] = () => { state.mode = i; draw(); }; });

    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.tagName === 'INPUT') {
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    byId('search').addEventListener('input', event => {
      state.text = event.target.value.toLowerCase();
      draw();
    });
    byId('amount').addEventListener('input', event => setAmount(Number(event.target.value)));
    byId('earlier').addEventListener('click', () => stepFrame(-1));
    byId('later').addEventListener('click', () => stepFrame(1));
    byId('whole').addEventListener('click', playAll);
    byId('smaller').addEventListener('click', () => zoomBy(0.5));
    byId('larger').addEventListener('click', () => zoomBy(2));
    addEventListener('resize', resize);
    byId('fit').addEventListener('click', actions['0']);
    byId('theme').addEventListener('click', toggleTheme);
    byId('accept').addEventListener('click', event => {
      if (navigator.clipboard) navigator.clipboard.writeText(event.target.textContent);
    });
    if (matchMedia('(prefers-color-scheme: dark)').matches) toggleTheme();
    byId('summary').textContent = data.summary;
    byId('trouble').hidden = !data.trouble;
    if (data.trouble) byId('trouble').textContent = 'Incomplete: ' + data.trouble + '.';
    const asked = decodeURIComponent(location.hash.slice(1));
    const wanted = data.entries.find(e => e.id === asked);
    if (wanted) {
      state.current = asked;
      if (!isIn(wanted, state.filter)) state.filter = 'all';
    }
    draw();
    """#
}
