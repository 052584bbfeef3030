import type { Page } from '@playwright/test';

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Text at 200 %, set in the browser; the window keeps its size. */
const largeText = ':root { font-size: 200% !important; }';

/**
 * Content that is not fully visible: a page wider than the window, a control or text that is cut off, text that wraps
 * after each letter, and words of labels, buttons, product names and prices that break. Runs in the page, so it uses
 * nothing from this module.
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
    // The innermost element that reaches the right edge.
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
    // Visually hidden elements have one pixel; an element wholly beside the window is off screen on purpose.
    if (width <= 1 || left >= clientWidth || right <= 0 || isInScroller(control)) continue;
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isShown && (right > clientWidth + 1 || left < -1))
      found.push(`is cut off by the window: ${control.outerHTML.slice(0, 120)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  /** The nearest ancestor that clips its overflow; null inside a scroller. */
  const cutterOf = (element: Element | null): Element | null => {
    if (element === null || element === document.body) return null;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null;
    return /hidden|clip/.test(`${overflowX} ${overflowY}`) ? element : cutterOf(element.parentElement);
  };
  /** Text before the edge of a scrolled box can be scrolled back. */
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (element.scrollLeft > 0 || isScrolled(element.parentElement));
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
    // Visually hidden elements have one pixel.
    if (!line || text.height === 0 || (box && Math.min(box.width, box.height) <= 1)) continue;
    // Letters leave this much of their line free above and below.
    const slack = line.height / 4;
    const isCut =
      box &&
      (text.left < box.left - 1 ||
        text.right > box.right + 1 ||
        text.bottom > box.bottom + slack ||
        text.top < box.top - slack ||
        (cutter === owner && cutter.scrollWidth > cutter.clientWidth + 1));
    // An ellipsis loses nothing where the tooltip has the whole text.
    const isWholeInTooltip =
      owner.title === textContent.trim() && getComputedStyle(owner).textOverflow === 'ellipsis';
    const isBefore = text.left + scrollX < -1 && text.width > 1 && !isScrolled(owner);
    if (isBefore) found.push(`begins left of the window: ${textContent.trim().slice(0, 60)}`);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 3 && lines > textContent.trim().length / 2)
      found.push(`wraps after each letter: ${textContent.trim().slice(0, 60)}`);
    if (isCut && !isWholeInTooltip && !isFolded(cutter))
      found.push(`is cut off: ${textContent.trim().slice(0, 60)}`);
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

function shownNames(): string[] {
  const isVisuallyHidden = (element: Element | null): boolean => {
    if (element === null) return false;
    const { width, height } = element.getBoundingClientRect();
    const isOnePixel = /hidden|clip/.test(getComputedStyle(element).overflow) && Math.min(width, height) <= 1;
    return isOnePixel || isVisuallyHidden(element.parentElement);
  };
  const shown: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: owner, textContent } = texts.currentNode;
    const text = textContent?.trim();
    if (!text || !owner?.closest('a, button, label, legend, summary')) continue;
    if (owner.checkVisibility({ visibilityProperty: true }) && !isVisuallyHidden(owner)) shown.push(text);
  }
  return shown;
}

/** Runs in the page. */
function applyRules(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Waits two frames, after which components that measure themselves have rendered. Runs in the page. */
async function nextFrames(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await frame();
  await frame();
}

/**
 * Content of a page that is not fully visible: as is, with WCAG's text spacing, and at 200 % text (1.4.4, 1.4.10,
 * 1.4.12). One line per fault.
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
    // WCAG asks for 200 % text and for a window of 320 px, not for both at once.
    if (window && rules === largeText && window.width < 360)
      await page.setViewportSize({ ...window, width: 360 });
    await page.evaluate(applyRules, rules);
    await page.evaluate(nextFrames);
    let lines = await page.evaluate(unseenTexts);
    // On a busy machine components need more frames to measure themselves; only faults that last count.
    for (let time = 0; time < 5 && lines.length > 0; time += 1) {
      await page.evaluate(nextFrames);
      const again = await page.evaluate(unseenTexts);
      lines = lines.filter((line) => again.includes(line));
    }
    // In wider windows content without room moves to where a phone has it.
    if (rules === largeText && window !== null && window.width <= 360) {
      const still = new Set(await page.evaluate(shownNames));
      lines.push(...shown.filter((text) => !still.has(text)).map((text) => `is no longer visible: ${text}`));
    }
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    // At 200 % a long word may be wider than a phone and wrap.
    const isFault = (line: string) =>
      // A product name may wrap with large text or spacing: it stays readable.
      (rules === '' || !line.startsWith('a name is broken')) &&
      (rules !== largeText || !isPhone || !line.startsWith('is broken'));
    found.push(...lines.filter(isFault).map((line) => name + line));
  }
  if (window) await page.setViewportSize(window);
  return found;
}
