import type { Page } from '@playwright/test';
import { focusFault } from './focusFault.ts';

/**
 * Focuses each tab stop and collects those whose focus is not visible. Runs in the page, which has `focusFault`.
 *
 * @param within a selector. Its element must stay open. @default the whole page
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
  /** The outline, shadow and borders of an element. With forced colours an outline under 2 px does not count. */
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
  /** An element and its ancestors, any of which may draw the focus. */
  const around = (element: Element | null): Element[] =>
    element === null || element === document.body ? [] : [element, ...around(element.parentElement)];
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => within === null || stop.closest(within) !== null,
  );
  const unfocusedLooks = new Map<Element, string>();
  const recordUnfocusedLooks = () => {
    const focused = around(document.activeElement);
    for (const element of stops.flatMap(around))
      if (!unfocusedLooks.has(element) && !focused.includes(element))
        unfocusedLooks.set(element, lookOf(element));
  };
  recordUnfocusedLooks();
  // The look of the element that is focused already is recorded after moving the focus.
  const other = stops.find((stop) => stop !== before && stop.tabIndex >= 0 && stop.checkVisibility());
  if (before instanceof HTMLElement && stops.includes(before)) {
    if (other) other.focus();
    else before.blur();
    recordUnfocusedLooks();
  }
  const isShown = (stop: HTMLElement) =>
    // A frame draws the focus inside it.
    stop instanceof HTMLIFrameElement ||
    around(stop).some(
      (element) => unfocusedLooks.has(element) && lookOf(element) !== unfocusedLooks.get(element),
    );
  for (const stop of stops) {
    stop.focus();
    // Hidden and disabled controls do not take the focus.
    if (document.activeElement !== stop || stop.tabIndex < 0) continue;
    // Lets handlers of the focus render.
    await Promise.resolve();
    if (fault() === null && isShown(stop)) continue;
    await frame();
    await frame();
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const problem = fault();
    if (problem) found.push(`the focus ${problem}`);
    else if (!isShown(stop)) found.push(`the focus is not shown: ${stop.outerHTML.slice(0, 200)}`);
  }
  if (!isOpen()) found.push(`the focus closes what it is in: ${within}`);
  // Content that was opened may close on blur.
  if (within !== null && before instanceof HTMLElement && before !== document.body) before.focus();
  else if (within === null) (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/** Selectors of open parts of the page: dialogs, the toast, and expanded panels. Runs in the page. */
export function openedParts(): string[] {
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const expanded = [...document.querySelectorAll('[aria-expanded=true][aria-controls]')]
    .filter(isSeen)
    .map((control) => `[id="${control.getAttribute('aria-controls')}"]`);
  return ['dialog[open]', '[role=dialog]', '[data-slot=add-to-cart-toast]', ...expanded].filter((part) =>
    [...document.querySelectorAll(part)].some(isSeen),
  );
}

/**
 * Tab stops at which the focus is invisible, covered or lost, and pages that navigate on focus (WCAG 2.4.7, 2.4.11,
 * 3.2.1). keyboardAndSpeech.test.ts walks the stops by keys.
 *
 * @param opened selectors of open content, the only content to check. It must stay open. @default the whole page
 */
export async function tabStopFaults(page: Page, opened?: readonly string[]): Promise<string[]> {
  const before = page.url();
  // After a key the browser shows the focus as a keyboard's; Tab would leave open content.
  await page.keyboard.press(opened ? 'Shift' : 'Tab');
  if (!opened) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(`window.focusFault = ${focusFault}`);
  const found = await page.evaluate(faultsOfStops, opened ? opened.join() : null);
  return page.url() === before ? found : [...found, `the focus leads to ${page.url()}`];
}

/** The fault of the stop that the walk has reached; 'end' when it was there before. Runs in the page. */
async function walkedFault(): Promise<string | null> {
  const walked: Set<Element> = Reflect.get(window, 'walkedStops');
  const fault: () => string | null = Reflect.get(window, 'focusFault');
  const { activeElement: focused, body } = document;
  if (!focused || focused === body || walked.has(focused)) return 'end';
  walked.add(focused);
  if (fault() === null) return null;
  // Lets the page scroll to it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return fault();
}

/** Tab stops that are off screen or covered when they are reached backwards, by Shift+Tab from the end of the page. */
export async function backwardTabStopFaults(page: Page): Promise<string[]> {
  await page.evaluate(`window.focusFault = ${focusFault}; window.walkedStops = new Set()`);
  await page.evaluate(() => {
    // Shift+Tab starts at this element, the last of the page. Removing it would make the shop restore the focus.
    const end = document.createElement('span');
    end.tabIndex = -1;
    document.body.append(end);
    end.focus();
  });
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    const fault = await page.evaluate(walkedFault);
    if (fault === 'end') return found;
    if (fault) found.push(`backwards the focus ${fault}`);
  }
}
