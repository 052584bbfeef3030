import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';
import { focusFault } from './focusFault.ts';

const program = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const path = '/assets/virtual-screen-reader.js';

/** A user with a keyboard and a screen reader: presses keys and hears announcements. */
export interface ScreenReader {
  /** Keys that were pressed, typed letters not among them. */
  readonly keys: () => number;
  /** Presses a key, after which the focus is seen and lies under nothing. */
  press(key: string): Promise<void>;
  /**
   * Presses Tab until what has the focus is called so, word for word.
   *
   * @param max keys after which it is not to be found
   */
  tabTo(phrase: string, max?: number): Promise<void>;
  /**
   * Waits until this was announced, as the next of what was: nothing else in between, and nothing twice.
   *
   * @param timeoutMs milliseconds. @default as long as for everything
   */
  hears(sentence: string, timeoutMs?: number): Promise<void>;
  /** Waits until this was announced, among what a poster or the payment provider's code says besides. */
  hearsAmongOthers(sentence: string): Promise<void>;
  /** Reads on from where it is until it says this. */
  reads(sentence: string): Promise<void>;
  /**
   * Goes on in the document that has come in the place of the one before, of which nothing was left unheard.
   *
   * @param apartFrom what it may have said unheard, since others decide how often. @default nothing
   */
  resume(apartFrom?: readonly string[]): Promise<void>;
  /** Nothing was announced that was not heard. A journey's end does this by itself. */
  end(): Promise<void>;
}

/** What live regions said, among all that was. */
const announcements = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap(
    (phrase) => /^(?:polite|assertive): (.+)/s.exec(phrase)?.[1]?.replaceAll('\u00a0', ' ') ?? [],
  );

/**
 * Has the reader say an alert that comes into the page whole, by itself or within something else, as browsers tell
 * assistive technology of it (WAI-ARIA 1.2, alert): guidepup hears changes in an alert that is there already, and
 * nothing of one that comes. Runs in the page, so it may use nothing from outside.
 */
function hearAlerts(log: string[]): void {
  const alerts = '[role=alert]';
  const textOf = (alert: Element): string => {
    const texts = document.createTreeWalker(alert, NodeFilter.SHOW_TEXT);
    let text = '';
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.closest('[aria-hidden=true]')) text += ` ${textContent}`;
    }
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  new MutationObserver((mutations) => {
    const come = mutations.flatMap(({ target, addedNodes }) => {
      // Changes within an alert are heard already.
      if (target instanceof Element && target.closest(alerts)) return [];
      return [...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [...(node.matches(alerts) ? [node] : []), ...node.querySelectorAll(alerts)]
          : [],
      );
    });
    for (const alert of new Set(come)) {
      const text = textOf(alert);
      const isThere = alert.isConnected && alert.checkVisibility({ visibilityProperty: true });
      if (isThere && text !== '') log.push(`assertive: ${text}`);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Guidepup's virtual screen reader in the page itself: it says what has the focus, and every live region. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  let keys = 0;
  await page.route(`**${path}`, (route) => route.fulfill({ path: program, contentType: 'text/javascript' }));

  const resume = async () => {
    await page.evaluate(`window.hearAlerts = ${hearAlerts}`);
    await page.evaluate(async (href) => {
      const { virtual }: { virtual: Virtual } = await import(href);
      Reflect.set(window, 'screenReader', virtual);
      await virtual.start({ container: document.body });
      const hear: typeof hearAlerts = Reflect.get(window, 'hearAlerts');
      // The very list, not a copy: what is said stands in it in its order.
      hear(await virtual.spokenPhraseLog());
      // The next document gets what this one announced until it was left.
      addEventListener('pagehide', () => {
        void virtual
          .spokenPhraseLog()
          .then((phrases) => sessionStorage.setItem('spoken', JSON.stringify(phrases)));
      });
      // Where the page has put the focus before is where one listens.
      const { activeElement: focused, body } = document;
      if (focused instanceof HTMLElement && focused !== body) {
        focused.blur();
        focused.focus();
      }
    }, path);
  };

  const announced = async (): Promise<readonly string[]> =>
    announcements(
      await page.evaluate(() => (Reflect.get(window, 'screenReader') as Virtual).spokenPhraseLog()),
    );

  /** Presses a key; gives what was said last. */
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
    // What a press takes out hands its focus on once the page has changed.
    await expect.poll(() => page.evaluate(focusFault), { message: `the focus after ${key}` }).toBeNull();
    const said = await page.evaluate(() =>
      (Reflect.get(window, 'screenReader') as Virtual).lastSpokenPhrase(),
    );
    return said.replaceAll('\u00a0', ' ');
  };

  let heard = 0;
  const expectAllHeard = (said: readonly string[], apartFrom: readonly string[] = []) => {
    const unheard = said.slice(heard).filter((sentence) => !apartFrom.includes(sentence));
    expect(unheard, 'what was announced and not heard').toEqual([]);
  };
  await resume();
  return {
    keys: () => keys,
    press: async (key) => {
      await press(key);
    },
    tabTo: async (phrase, max = 40) => {
      const passed: string[] = [];
      for (let time = 0; time < max; time += 1) {
        const last = await press('Tab');
        if (last === phrase) return;
        passed.push(last);
      }
      throw new Error(`${max} keys do not lead to '${phrase}', but past:\n${passed.join('\n')}`);
    },
    hears: async (sentence, timeoutMs) => {
      const options = timeoutMs === undefined ? {} : { timeout: timeoutMs };
      await expect
        .poll(async () => (await announced())[heard], { message: 'what is announced next', ...options })
        .toBe(sentence);
      heard += 1;
    },
    hearsAmongOthers: async (sentence) => {
      await expect
        .poll(async () => (await announced()).slice(heard), { message: 'what is announced' })
        .toContain(sentence);
      heard = (await announced()).length;
    },
    reads: async (sentence) => {
      const passed = await page.evaluate(async (wanted) => {
        const virtual: Virtual = Reflect.get(window, 'screenReader');
        const read: string[] = [];
        while (read.length < 100 && read.at(-1) !== wanted) {
          await virtual.next();
          read.push((await virtual.lastSpokenPhrase()).replaceAll('\u00a0', ' '));
        }
        return read;
      }, sentence);
      expect(passed.at(-1), `100 phrases on, after:\n${passed.join('\n')}`).toBe(sentence);
    },
    end: async () => expectAllHeard(await announced()),
    resume: async (apartFrom = []) => {
      const said = await page.evaluate(() => sessionStorage.getItem('spoken') ?? '[]');
      expectAllHeard(announcements(JSON.parse(said)), apartFrom);
      heard = 0;
      await resume();
    },
  };
}
