import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { testBrowser } from '../browser/testBrowser.ts';

export interface OpenStory {
  readonly page: Page;
  /** Presses keys, waiting for the page after each. Returns {@link OpenStory.focus}. */
  press(...keys: string[]): Promise<string>;
  /** The focused element as assistive technology gets it: 'button "Menu" [expanded]'; 'nothing' without a focus. */
  focus(): Promise<string>;
}

/** The part of Storybook's channel that is used. */
interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }): void;
    emit(event: 'updateStoryArgs', story: { storyId: string; updatedArgs: object }): void;
    /** The arguments of the last event of that name. */
    last(event: 'storyFinished'): readonly [{ readonly storyId: string }] | undefined;
    last(event: 'storyMissing'): readonly [storyId: string] | undefined;
  };
}

/** The page of this test file, since loading Storybook takes longer than most tests. */
let opened: { readonly page: Page; shown: string } | undefined;

async function load(id: string): Promise<Page> {
  const page =
    opened?.page ?? (await (await testBrowser()).newPage({ locale: 'nl-NL', reducedMotion: 'reduce' }));
  const address = new URL('/iframe.html', inject('storybook'));
  address.search = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' }).toString();
  await page.goto(address.href);
  await page.locator('body.sb-show-main #storybook-root > *').first().waitFor({ state: 'attached' });
  await page.waitForFunction(isFinished, id);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/**
 * Whether this story has rendered and played. On a busy machine the event of the previous story may come late. Runs in
 * the page.
 */
function isFinished(id: string): boolean {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  if (channel?.last('storyMissing')?.[0] === id) throw new Error(`There is no story ${id}.`);
  return channel?.last('storyFinished')?.[0].storyId === id;
}

/** Switches to another story. Runs in the page. */
function switchStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  // Removes a hash that a link of the previous story set.
  history.replaceState(null, '', location.href.replace(/#.*/, ''));
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Waits for the next frame, since the tabs move the focus in a task after the key. Runs in the page. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Makes Tab start at the top of the page, unless the story has set a focus. Runs in the page. */
function startAtTop(): void {
  if (document.activeElement !== document.body) return;
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/**
 * Shows a story of the built Storybook.
 *
 * @param id as in its URL: 'primitives-button--primary'
 */
async function showStory(id: string, width = 1280): Promise<Page> {
  await opened?.page.setViewportSize({ width, height: 800 });
  // The same story again is reloaded, which resets it.
  if (opened && opened.shown !== id) {
    await opened.page.evaluate(switchStory, id);
    await opened.page.waitForFunction(isFinished, id);
  } else opened = { page: await load(id), shown: id };
  opened.shown = id;
  const { page } = opened;
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(nextFrame);
  return page;
}

/** Shows a story, with Tab starting at its top. */
export async function openStory(id: string, width?: number): Promise<OpenStory> {
  const page = await showStory(id, width);
  await page.evaluate(startAtTop);

  const focus = async () => {
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) return 'nothing';
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    // The snapshot is a YAML list of one item, quoted when it contains a colon.
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
        await page.evaluate(nextFrame);
      }
      return focus();
    },
  };
}

/** Changes the args of a shown story, as Storybook's controls do. */
export function updateArgs(page: Page, storyId: string, updatedArgs: object): Promise<void> {
  return page.evaluate(
    (story) =>
      (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', story),
    { storyId, updatedArgs },
  );
}
