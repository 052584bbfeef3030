import type { Page } from '@playwright/test';
import { focusFault } from './focusFault.ts';

/**
 * Gives the focus to each stop of the keyboard, one after another. Runs in the page, which has `focusFault`.
 *
 * @param within a selector: only the stops in there, which stays open meanwhile.
 */
async function faultsOfStops(within: string | null): Promise<string[]> {
  const before = document.activeElement;
  const isOpen = () =>
    within === null ||
    [...document.querySelectorAll(within)].some((part) => part.checkVisibility({ visibilityProperty: true }));
  const fault: () => string | null = Reflect.get(window, 'focusFault');
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const controls = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]';
  const found: string[] = [];
  const isForced = matchMedia('(forced-colors: active)').matches;
  const sides = ['top', 'right', 'bottom', 'left'];
  /** The lines around an element or one of its pseudo elements; the system takes all but an outline of 2 px for its own. */
  const linesOf = (element: Element, pseudo: string | null) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== null && style.content === 'none') return '';
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = style;
    const isThin = isForced && outlineStyle !== 'auto' && Number.parseFloat(outlineWidth) < 2;
    const isSeen = outlineStyle !== 'none' && !/^rgba.*, 0\)$|\/ 0\)$/.test(outlineColor) && !isThin;
    const outline = isSeen ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : 'none';
    if (isForced) return outline;
    const borders = sides.map((side) => {
      const width = style.getPropertyValue(`border-${side}-width`);
      return width === '0px' ? '' : `${width} ${style.getPropertyValue(`border-${side}-color`)}`;
    });
    return [outline, boxShadow, ...borders].join();
  };
  const lookOf = (element: Element) =>
    [null, '::before', '::after'].map((pseudo) => linesOf(element, pseudo)).join(';');
  /** An element and what may draw the focus for it: what it lies in. */
  const around = (element: Element | null): Element[] =>
    element === null || element === document.body ? [] : [element, ...around(element.parentElement)];
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => within === null || stop.closest(within) !== null,
  );
  const without = new Map<Element, string>();
  const lookWithout = () => {
    const focused = around(document.activeElement);
    for (const element of stops.flatMap(around))
      if (!without.has(element) && !focused.includes(element)) without.set(element, lookOf(element));
  };
  lookWithout();
  // What has the focus from the beginning is looked at without it once another stop has it.
  const other = stops.find((stop) => stop !== before && stop.tabIndex >= 0 && stop.checkVisibility());
  if (before instanceof HTMLElement && stops.includes(before)) {
    if (other) other.focus();
    else before.blur();
    lookWithout();
  }
  const isShown = (stop: HTMLElement) =>
    // What lies in a frame shows the focus there.
    stop instanceof HTMLIFrameElement ||
    around(stop).some((element) => without.has(element) && lookOf(element) !== without.get(element));
  for (const stop of stops) {
    stop.focus();
    // What is hidden, disabled or no stop takes none.
    if (document.activeElement !== stop || stop.tabIndex < 0) continue;
    // What it changes of the page is there by then.
    await Promise.resolve();
    if (fault() === null && isShown(stop)) continue;
    await frame();
    await frame();
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const said = fault();
    if (said) found.push(`the focus ${said}`);
    else if (!isShown(stop)) found.push(`the focus is not shown: ${stop.outerHTML.slice(0, 200)}`);
  }
  if (!isOpen()) found.push(`the focus closes what it is in: ${within}`);
  // What was opened may close when the focus leaves it.
  if (within !== null && before instanceof HTMLElement && before !== document.body) before.focus();
  else if (within === null) (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/**
 * What stands open on the page, a selector each: dialogs, the slip, and what a control says that it has expanded. Runs in
 * the page.
 */
export function openedParts(): string[] {
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const expanded = [...document.querySelectorAll('[aria-expanded=true][aria-controls]')]
    .filter(isSeen)
    .map((control) => `[id="${control.getAttribute('aria-controls')}"]`);
  return ['dialog[open]', '[role=dialog]', '[data-slot=slip]', ...expanded].filter((part) =>
    [...document.querySelectorAll(part)].some(isSeen),
  );
}

/**
 * Where the focus is not shown or not seen, lies under something or is lost at a stop of the keyboard, and whether the
 * page leads elsewhere for it (WCAG 2.4.7, 2.4.11, 3.2.1). Keys go that way in keyboardAndSpeech.test.ts.
 *
 * @param opened what was opened, of which alone the stops are walked, and which stays open. @default the whole page
 */
export async function stopFaults(page: Page, opened?: readonly string[]): Promise<string[]> {
  const before = page.url();
  // From a key on the browser takes the focus for that of a keyboard, which is to be shown; Tab would leave what is open.
  await page.keyboard.press(opened ? 'Shift' : 'Tab');
  if (!opened) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(`window.focusFault = ${focusFault}`);
  const found = await page.evaluate(faultsOfStops, opened ? opened.join() : null);
  return page.url() === before ? found : [...found, `the focus leads to ${page.url()}`];
}
