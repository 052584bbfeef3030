import type { Page } from '@playwright/test';
import { focusFault } from './focusFault.ts';

/** Gives the focus to each stop of the keyboard, one after another. Runs in the page, which has `focusFault`. */
async function faultsOfStops(): Promise<string[]> {
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
  const stops = [...document.querySelectorAll<HTMLElement>(controls)];
  const without = new Map<Element, string>();
  for (const element of stops.flatMap(around))
    if (!without.has(element)) without.set(element, lookOf(element));
  const isShown = (stop: HTMLElement) =>
    // What lies in a frame shows the focus there.
    stop instanceof HTMLIFrameElement ||
    around(stop).some((element) => lookOf(element) !== (without.get(element) ?? ''));
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
  (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/**
 * Where the focus is not shown or not seen, lies under something or is lost at a stop of the keyboard, and whether the
 * page leads elsewhere for it (WCAG 2.4.7, 2.4.11, 3.2.1). Keys go that way in keyboardAndSpeech.test.ts.
 */
export async function stopFaults(page: Page): Promise<string[]> {
  const before = page.url();
  // From a key on the browser takes the focus for that of a keyboard, which is to be shown.
  await page.keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(`window.focusFault = ${focusFault}`);
  const found = await page.evaluate(faultsOfStops);
  return page.url() === before ? found : [...found, `the focus leads to ${page.url()}`];
}
