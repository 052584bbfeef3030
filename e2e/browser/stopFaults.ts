import type { Page } from '@playwright/test';
import { focusFault } from './focusFault.ts';

/** Gives the focus to each stop of the keyboard, one after another. Runs in the page, which has `focusFault`. */
async function faultsOfStops(): Promise<string[]> {
  const fault: () => string | null = Reflect.get(window, 'focusFault');
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const controls = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]';
  const found: string[] = [];
  for (const stop of document.querySelectorAll<HTMLElement>(controls)) {
    stop.focus();
    // What is hidden, disabled or no stop takes none.
    if (document.activeElement !== stop || stop.tabIndex < 0) continue;
    // What it changes of the page is there by then.
    await Promise.resolve();
    if (fault() === null) continue;
    await frame();
    await frame();
    const said = fault();
    if (said) found.push(`the focus ${said}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/**
 * Where the focus is not seen, lies under something or is lost at a stop of the keyboard, and whether the page leads
 * elsewhere for it (WCAG 2.4.7, 2.4.11, 3.2.1). Keys go that way in keyboardAndSpeech.test.ts.
 */
export async function stopFaults(page: Page): Promise<string[]> {
  const before = page.url();
  await page.evaluate(`window.focusFault = ${focusFault}`);
  const found = await page.evaluate(faultsOfStops);
  return page.url() === before ? found : [...found, `the focus leads to ${page.url()}`];
}
