import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { testBrowser } from '../browser/testBrowser.ts';

/** A story with nothing but a keyboard in front of it. */
export interface OpenStory {
  readonly page: Page;
  /**
   * Presses keys one after another, each when the page has answered the one before; answers what has the focus then, as
   * {@link OpenStory.focus}.
   */
  press(...keys: string[]): Promise<string>;
  /** What has the focus, as assistive technology gets it: 'button "Menu" [expanded]'; 'nothing' when nothing has. */
  focus(): Promise<string>;
}

/** The part of Storybook's channel that is used. */
interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }): void;
    emit(event: 'updateStoryArgs', story: { storyId: string; updatedArgs: object }): void;
    /** What came with the last event of that name. */
    last(event: 'storyFinished'): readonly [{ readonly storyId: string }] | undefined;
    last(event: 'storyMissing'): readonly [storyId: string] | undefined;
  };
}

/** The page of this test file, and what it shows: loading Storybook takes longer than most tests. */
let kept: { readonly page: Page; shown: string } | undefined;

async function load(id: string): Promise<Page> {
  const page =
    kept?.page ?? (await (await testBrowser()).newPage({ locale: 'nl-NL', reducedMotion: 'reduce' }));
  const address = new URL('/iframe.html', inject('storybook'));
  address.search = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' }).toString();
  await page.goto(address.href);
  await page.locator('body.sb-show-main #storybook-root > *').first().waitFor({ state: 'attached' });
  await page.waitForFunction(isFinished, id);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/**
 * Whether this very story is rendered and played: the end of the one before is told late on a busy machine. Runs in the
 * page.
 */
function isFinished(id: string): boolean {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  if (channel?.last('storyMissing')?.[0] === id) throw new Error(`There is no story ${id}.`);
  return channel?.last('storyFinished')?.[0].storyId === id;
}

/** Puts another story in the place of the one that is shown. Runs in the page. */
function change(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  // What the address was led to by a link of the story before.
  history.replaceState(null, '', location.href.replace(/#.*/, ''));
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Lets the page do what it put off: the tabs move the focus in a task of its own after the key, and nobody's next key
 * comes before the next frame. Runs in the page.
 */
const answer = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Lets Tab begin at the beginning, unless the story itself has put the focus somewhere. Runs in the page. */
function startAtTop(): void {
  if (document.activeElement !== document.body) return;
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/**
 * Shows a story of the built Storybook, in the place of the one before.
 *
 * @param id as in its address: 'parts-button--primary'.
 */
export async function showStory(id: string, width = 1280): Promise<Page> {
  await kept?.page.setViewportSize({ width, height: 800 });
  // One and the same again is loaded, so that it begins anew.
  if (kept && kept.shown !== id) {
    await kept.page.evaluate(change, id);
    await kept.page.waitForFunction(isFinished, id);
  } else kept = { page: await load(id), shown: id };
  kept.shown = id;
  const { page } = kept;
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(answer);
  return page;
}

/** Shows a story, with the keyboard at its beginning. */
export async function openStory(id: string, width?: number): Promise<OpenStory> {
  const page = await showStory(id, width);
  await page.evaluate(startAtTop);

  const focus = async () => {
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) return 'nothing';
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    // A list of YAML with one item, which stands between quotes when there is a colon in it.
    return line
      .replace(/^- /, '')
      .replace(/:$/, '')
      .replace(/^'(.*)'$/, '$1');
  };
  return {
    page,
    focus,
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.evaluate(answer);
      }
      return focus();
    },
  };
}

/** Changes the args of the shown story, as Storybook's controls do. */
export function updateArgs(page: Page, storyId: string, updatedArgs: object): Promise<void> {
  return page.evaluate(
    (story) =>
      (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', story),
    { storyId, updatedArgs },
  );
}
