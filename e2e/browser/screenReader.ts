import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';
import { focusFault } from './focusFault.ts';

const program = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const path = '/assets/virtual-screen-reader.js';

/** A keyboard and a screen reader on a page. Announcements that a test does not expect fail it. */
export interface ScreenReader {
  /** The number of keys pressed; typed text does not count. */
  readonly keys: () => number;
  /** Presses a key and waits until the focus is visible. */
  press(key: string): Promise<void>;
  /**
   * Presses Tab until the focused element is announced as `phrase`.
   *
   * @param max the number of keys after which this fails
   */
  tabTo(phrase: string, max?: number): Promise<void>;
  /**
   * Waits until `sentence` is the next announcement.
   *
   * @param timeoutMs milliseconds. @default the timeout of every wait
   */
  expectAnnouncement(sentence: string, timeoutMs?: number): Promise<void>;
  /** Waits until `sentence` is announced, ignoring announcements of carousels or the payment provider before it. */
  expectAnnouncementAmongOthers(sentence: string): Promise<void>;
  /** Reads on from the current position until `sentence` is read. */
  readUntil(sentence: string): Promise<void>;
  /**
   * Continues in the next document, after checking that every announcement of the last one was expected.
   *
   * @param apartFrom announcements that may have come unexpected. @default none
   */
  resume(apartFrom?: readonly string[]): Promise<void>;
  /** Checks that every announcement was expected. The fixture calls it at the end of a journey. */
  end(): Promise<void>;
}

/** The announcements of live regions among spoken phrases. */
const announcements = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap(
    (phrase) => /^(?:polite|assertive): (.+)/s.exec(phrase)?.[1]?.replaceAll('\u00a0', ' ') ?? [],
  );

/**
 * Logs alerts that are inserted together with their text, as browsers report them (WAI-ARIA 1.2, alert): guidepup only
 * logs changes within an existing alert. Runs in the page, so it uses nothing from this module.
 */
function logInsertedAlerts(log: string[]): void {
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
    const inserted = mutations.flatMap(({ target, addedNodes }) => {
      // Guidepup logs changes within an existing alert.
      if (target instanceof Element && target.closest(alerts)) return [];
      return [...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [...(node.matches(alerts) ? [node] : []), ...node.querySelectorAll(alerts)]
          : [],
      );
    });
    for (const alert of new Set(inserted)) {
      const text = textOf(alert);
      const isThere = alert.isConnected && alert.checkVisibility({ visibilityProperty: true });
      if (isThere && text !== '') log.push(`assertive: ${text}`);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Starts guidepup's virtual screen reader in the page. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  let keys = 0;
  await page.route(`**${path}`, (route) => route.fulfill({ path: program, contentType: 'text/javascript' }));

  const resume = async () => {
    await page.evaluate(`window.logInsertedAlerts = ${logInsertedAlerts}`);
    await page.evaluate(async (href) => {
      const { virtual }: { virtual: Virtual } = await import(href);
      Reflect.set(window, 'screenReader', virtual);
      await virtual.start({ container: document.body });
      const logAlerts: typeof logInsertedAlerts = Reflect.get(window, 'logInsertedAlerts');
      // Guidepup returns its own array, so that alerts are logged in order with its phrases.
      logAlerts(await virtual.spokenPhraseLog());
      // Hands the announcements of this document to the next one.
      addEventListener('pagehide', () => {
        void virtual
          .spokenPhraseLog()
          .then((phrases) => sessionStorage.setItem('spoken', JSON.stringify(phrases)));
      });
      // Makes the reader start at the focus that the page has set.
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

  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
    // A press that removes the focused element moves the focus after the next render.
    await expect.poll(() => page.evaluate(focusFault), { message: `the focus after ${key}` }).toBeNull();
    const spoken = await page.evaluate(() =>
      (Reflect.get(window, 'screenReader') as Virtual).lastSpokenPhrase(),
    );
    return spoken.replaceAll('\u00a0', ' ');
  };

  let expectedCount = 0;
  const expectAllHeard = (spoken: readonly string[], apartFrom: readonly string[] = []) => {
    const unexpected = spoken.slice(expectedCount).filter((sentence) => !apartFrom.includes(sentence));
    expect(unexpected, 'announcements that the test does not expect').toEqual([]);
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
    expectAnnouncement: async (sentence, timeoutMs) => {
      const options = timeoutMs === undefined ? {} : { timeout: timeoutMs };
      await expect
        .poll(async () => (await announced())[expectedCount], {
          message: 'the next announcement',
          ...options,
        })
        .toBe(sentence);
      expectedCount += 1;
    },
    expectAnnouncementAmongOthers: async (sentence) => {
      await expect
        .poll(async () => (await announced()).slice(expectedCount), { message: 'the announcements' })
        .toContain(sentence);
      expectedCount = (await announced()).length;
    },
    readUntil: async (sentence) => {
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
      const spoken = await page.evaluate(() => sessionStorage.getItem('spoken') ?? '[]');
      expectAllHeard(announcements(JSON.parse(spoken)), apartFrom);
      expectedCount = 0;
      await resume();
    },
  };
}
