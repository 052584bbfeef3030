import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';

const program = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const path = '/assets/virtual-screen-reader.js';

/** What somebody has who works by keyboard and ear: keys, and what is said. */
export interface ScreenReader {
  /** Keys that were pressed, typed letters not among them. */
  readonly keys: () => number;
  /** Presses a key, after which the focus is seen and lies under nothing. */
  press(key: string): Promise<void>;
  /**
   * Presses Tab until what has the focus is called so.
   *
   * @param most keys after which it is not to be found
   */
  tabTo(phrase: RegExp, most?: number): Promise<void>;
  /** Waits until this was announced, and forgets what was said up to there. */
  hears(sentence: string): Promise<void>;
  /** Goes on in the document that has come in the place of the one before. */
  resume(): Promise<void>;
}

/** Guidepup's virtual screen reader in the page itself: it says what has the focus, and every live region. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  let keys = 0;
  await page.route(`**${path}`, (route) => route.fulfill({ path: program, contentType: 'text/javascript' }));

  const resume = async () => {
    await page.evaluate(async (href) => {
      const { virtual }: { virtual: Virtual } = await import(href);
      Reflect.set(window, 'screenReader', virtual);
      await virtual.start({ container: document.body });
    }, path);
  };

  const announced = async (): Promise<readonly string[]> => {
    const phrases = await page.evaluate(() =>
      (Reflect.get(window, 'screenReader') as Virtual).spokenPhraseLog(),
    );
    return phrases.flatMap(
      (phrase) => /^(?:polite|assertive): (.+)/s.exec(phrase)?.[1]?.replaceAll('\u00a0', ' ') ?? [],
    );
  };

  /** Presses a key; gives what was said last. */
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
    let last = '';
    // What a press takes out hands its focus on once the page has changed.
    await expect
      .poll(
        async () => {
          const [fault, phrase] = await page.evaluate(focusNow);
          last = phrase;
          return fault;
        },
        { message: `the focus after ${key}`, timeout: 5000 },
      )
      .toBeNull();
    return last;
  };

  let heard = 0;
  await resume();
  return {
    keys: () => keys,
    press: async (key) => {
      await press(key);
    },
    tabTo: async (phrase, most = 40) => {
      const passed: string[] = [];
      for (let time = 0; time < most; time += 1) {
        const last = await press('Tab');
        if (phrase.test(last)) return;
        passed.push(last);
      }
      throw new Error(`${most} keys do not lead to ${phrase}, but past:\n${passed.join('\n')}`);
    },
    hears: async (sentence) => {
      await expect
        .poll(async () => (await announced()).slice(heard), { message: 'what is announced' })
        .toContain(sentence);
      heard += (await announced()).slice(heard).indexOf(sentence) + 1;
    },
    resume: async () => {
      heard = 0;
      await resume();
    },
  };
}

/** What is wrong with where the focus is (lost, out of sight or covered), and what was said last. Runs in the page. */
async function focusNow(): Promise<readonly [fault: string | null, last: string]> {
  const faultOf = (focused: Element | null) => {
    if (!focused || focused === document.body) return 'is on nothing';
    // Where one arrives is no control, and may be for the ear alone.
    if (focused instanceof HTMLHeadingElement) return null;
    // A native control may lie invisible under what is drawn for it, such as a ticket with a radio button in it.
    const shown = focused.closest('label') ?? focused;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const { innerHeight: height, innerWidth: width } = window;
    const what = focused.outerHTML.slice(0, 200);
    if (bottom <= 0 || top >= height || right <= 0 || left >= width) return `is out of sight: ${what}`;
    const x = (Math.max(left, 0) + Math.min(right, width)) / 2;
    const [first, last] = [Math.max(top, 0), Math.min(bottom, height)];
    const isMet = [first + 2, (first + last) / 2, last - 2].some((y) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && (shown.contains(met) || met.contains(shown));
    });
    return isMet ? null : `is covered: ${what}`;
  };
  const last = await (Reflect.get(window, 'screenReader') as Virtual).lastSpokenPhrase();
  return [faultOf(document.activeElement), last];
}
