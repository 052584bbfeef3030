import type { Page } from '@playwright/test';

/** What WCAG 1.4.12 has people set: lines of 1.5, letters of 0.12, words of 0.16, paragraphs 2 apart. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The text alone is that large, as some set it in their browser; the window stays. */
const largeText = ':root { font-size: 200% !important; }';

/**
 * What one does not see whole: a page that is wider than the window, a control that the window cuts off, a text that begins
 * before its edge, that its box cuts off or that stands letter by letter, a word of a label, a button, a product's name or a
 * price that is broken in two. Runs in the page, so it may use nothing from outside.
 */
function unseenTexts(): string[] {
  const labels = 'label, legend, button, [data-slot=price-label]';
  const names = '[data-slot=product-card] h3, [data-slot=product-row] a, [data-slot=cart-line] a';
  const { scrollWidth, clientWidth } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > clientWidth) {
    const ends = [...document.body.querySelectorAll('*')].map((element) => {
      const { right } = element.getBoundingClientRect();
      return { element, right };
    });
    // The innermost of those that reach that far.
    const widest = ends.findLast(({ right }) => Math.abs(right + scrollX - scrollWidth) < 1)?.element;
    const cause = widest ? `: ${widest.outerHTML.slice(0, 120)}` : '';
    found.push(`the page is ${scrollWidth} wide in ${clientWidth}${cause}`);
  }
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
    const { left, right, width } = control.getBoundingClientRect();
    // What is for the ear alone is a box of one pixel; what lies beside the window as a whole is out of sight on purpose.
    if (width <= 1 || left >= clientWidth || right <= 0 || isInScroller(control)) continue;
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isShown && (right > clientWidth + 1 || left < -1))
      found.push(`is cut off by the window: ${control.outerHTML.slice(0, 120)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  /** The box that cuts off what does not fit into it; none around what scrolls, or is for the ear alone. */
  const cutterOf = (element: Element | null): Element | null => {
    if (element === null || element === document.body) return null;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null;
    return /hidden|clip/.test(`${overflowX} ${overflowY}`) ? element : cutterOf(element.parentElement);
  };
  /** What has been scrolled lies before its box, and comes back. */
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (element.scrollLeft > 0 || isScrolled(element.parentElement));
  /** A button shows the rest. */
  const isFolded = (box: Element | null) =>
    box !== null && document.querySelector(`[aria-controls="${box.id}"][aria-expanded=false]`) !== null;
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: owner, textContent } = node;
    if (!owner || !textContent?.trim() || !owner.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const [line] = range.getClientRects();
    const cutter = cutterOf(owner);
    const box = cutter?.getBoundingClientRect();
    // What is for the ear alone is a box of one pixel.
    if (!line || text.height === 0 || (box && Math.min(box.width, box.height) <= 1)) continue;
    // The letters leave that much of their line free above and below.
    const slack = line.height / 4;
    const isCut =
      box &&
      (text.left < box.left - 1 ||
        text.right > box.right + 1 ||
        text.bottom > box.bottom + slack ||
        text.top < box.top - slack ||
        (cutter === owner && cutter.scrollWidth > cutter.clientWidth + 1));
    const isBefore = text.left + scrollX < -1 && text.width > 1 && !isScrolled(owner);
    if (isBefore) found.push(`begins before the window: ${textContent.trim().slice(0, 60)}`);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 3 && lines > textContent.trim().length / 2)
      found.push(`stands letter by letter: ${textContent.trim().slice(0, 60)}`);
    if (isCut && !isFolded(cutter)) found.push(`is cut off: ${textContent.trim().slice(0, 60)}`);
    const isName = owner.closest(names) !== null;
    if (!isName && !owner.closest(labels)) continue;
    for (const { index, 0: word } of textContent.matchAll(/[\p{L}\p{N}€,.]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.push(`${isName ? 'a name ' : ''}is broken: ${word}`);
    }
  }
  return found;
}

/** The names of controls that are there for the eye. Runs in the page, so it may use nothing from outside. */
function shownNames(): string[] {
  const isForTheEar = (element: Element | null): boolean => {
    if (element === null) return false;
    const { width, height } = element.getBoundingClientRect();
    const isOnePixel = /hidden|clip/.test(getComputedStyle(element).overflow) && Math.min(width, height) <= 1;
    return isOnePixel || isForTheEar(element.parentElement);
  };
  const shown: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: owner, textContent } = texts.currentNode;
    const text = textContent?.trim();
    if (!text || !owner?.closest('a, button, label, legend, summary')) continue;
    if (owner.checkVisibility({ visibilityProperty: true }) && !isForTheEar(owner)) shown.push(text);
  }
  return shown;
}

/** Runs in the page. */
function applyRules(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** What measures itself has done so by then. Runs in the page. */
async function nextFrames(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await frame();
  await frame();
}

/**
 * What of a page is not seen whole in its window, by itself, with the text spacing of WCAG and with text of twice the size
 * (1.4.4, 1.4.10, 1.4.12): one line each.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const window = page.viewportSize();
  const isPhone = window !== null && window.width < 960;
  const shown = await page.evaluate(shownNames);
  for (const [name, rules] of Object.entries({
    '': '',
    'with text spacing: ': spacing,
    'with text at 200 %: ': largeText,
  })) {
    // WCAG asks for either, text at twice its size or a window of 320 px, and not for both at once.
    if (window && rules === largeText && window.width < 360)
      await page.setViewportSize({ ...window, width: 360 });
    await page.evaluate(applyRules, rules);
    await page.evaluate(nextFrames);
    let lines = await page.evaluate(unseenTexts);
    // On a busy machine what measures itself takes more frames: what is a fault stays one.
    for (let time = 0; time < 5 && lines.length > 0; time += 1) {
      await page.evaluate(nextFrames);
      const again = await page.evaluate(unseenTexts);
      lines = lines.filter((line) => again.includes(line));
    }
    // In a wider window what has no room goes where it goes on a phone.
    if (rules === largeText && window !== null && window.width <= 360) {
      const still = new Set(await page.evaluate(shownNames));
      lines.push(...shown.filter((text) => !still.has(text)).map((text) => `is seen no more: ${text}`));
    }
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    // A long word of that size is wider than a phone, and goes on in the next line.
    const isFault = (line: string) =>
      // A name goes on in the next line where one has set letters wide or large: nothing of it is lost.
      (rules === '' || !line.startsWith('a name is broken')) &&
      (rules !== largeText || !isPhone || !line.startsWith('is broken'));
    found.push(...lines.filter(isFault).map((line) => name + line));
  }
  if (window) await page.setViewportSize(window);
  return found;
}
