import type { TestRunnerConfig } from '@storybook/test-runner';
import { injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';
import { colourOnlyFaults } from '../e2e/browser/colourOnlyFaults.ts';
import { extremes } from '../packages/ui/src/testing/extremeArgs.ts';
import { collectConsoleErrors } from '../tools/scripts/stories/collectConsoleErrors.ts';
import { findCutTexts } from '../tools/scripts/stories/findCutTexts.ts';
import { findMainStories } from '../tools/scripts/stories/findMainStories.ts';
import { findOverflow } from '../tools/scripts/stories/findOverflow.ts';
import {
  findViolations,
  rulesOfStyle,
  type StoryRun,
  storyLooks,
} from '../tools/scripts/stories/findViolations.ts';
import { settle } from '../tools/scripts/stories/settle.ts';

interface GlobalsUpdate {
  readonly globals: { readonly a11y?: { readonly manual?: boolean } };
}

/** The page of a story, as far as it is used. */
interface StorybookWindow {
  /** Absent when the preview did not start. */
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    once(event: string, listener: (update: GlobalsUpdate) => void): void;
    emit(event: string, payload: object): void;
  };
}

/** The kind of run; see tools/scripts/test-stories.ts. */
const run = (process.env.STORY_RUN ?? 'default') as StoryRun;

const widths = [360, 1440];
/** Other languages may need twice the room, and so does text at 200 %. */
const demands = { languages: ['nl', 'long'], textSizes: ['100%', '200%'] };
/** A word of 200 letters in each label. */
const unbroken = { languages: ['unbroken'], textSizes: ['100%'] };

/** System settings, with the colour scheme that belongs to them. */
const systems = [
  { contrast: 'more', forcedColors: 'none', colorScheme: 'light' },
  { contrast: 'no-preference', forcedColors: 'active', colorScheme: 'light' },
  { contrast: 'no-preference', forcedColors: 'active', colorScheme: 'dark' },
] as const;

/** Checks all brands and themes, and overflow at both widths in each language and text size. */
async function faultsInEveryLook(page: Page): Promise<string[]> {
  const found = await page.evaluate(findViolations, { looks: storyLooks, rulesOfStyle });
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(findOverflow, demands)));
    if (width !== widths[0]) continue;
    found.push(...(await page.evaluate(findOverflow, unbroken)), ...(await page.evaluate(findCutTexts)));
  }
  if (size) await page.setViewportSize(size);
  return found;
}

/** The stories that are also tested with bad data: the first of each component. */
let mainStories: Promise<ReadonlySet<string>> | undefined;

/** Checks a story with bad data: accessibility, overflow at both widths and cut texts. */
async function faultsAtExtremes(page: Page): Promise<string[]> {
  const found: string[] = [];
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const extreme of extremes) {
      await page.evaluate(applyExtreme, extreme);
      const lines = await page.evaluate(findOverflow, { languages: ['nl'], textSizes: demands.textSizes });
      if (width === widths[0]) {
        lines.push(...(await page.evaluate(findCutTexts)));
        const looks = storyLooks.slice(0, 1);
        lines.push(...(await page.evaluate(findViolations, { looks, rulesOfStyle })));
      }
      lines.push(...(await page.evaluate(collectConsoleErrors)));
      found.push(...lines.map((line) => `${extreme}: ${line}`));
    }
  }
  await page.evaluate(applyExtreme, 'none');
  if (size) await page.setViewportSize(size);
  return found;
}

/** Runs in the page. */
function applyExtreme(detail: string): void {
  window.dispatchEvent(new CustomEvent('applyextreme', { detail }));
}

/**
 * Turns off the accessibility panel, which would check every story too. By event, since a URL's globals count only with
 * the id of a story. Runs in the page.
 *
 * @throws Error when the panel stays on, as it would in a version that names its setting otherwise, and when the preview
 * does not answer within ten seconds
 */
function turnOffPanel(): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  return new Promise((resolve, reject) => {
    const failed = new Error(`Storybook's preview did not start: open ${location.href} to see why.`);
    if (!channel) {
      reject(failed);
      return;
    }
    setTimeout(reject, 10_000, failed);
    channel.once('globalsUpdated', ({ globals }) => {
      if (globals.a11y?.manual) resolve();
      else reject(new Error('The accessibility panel cannot be turned off.'));
    });
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/** Checks more contrast and forced colours. */
async function faultsBySystem(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const system of systems) {
    const isForced = system.forcedColors === 'active';
    await page.emulateMedia(system);
    // Forced colours are the same for all brands.
    const looks = isForced ? storyLooks.slice(0, 1) : storyLooks;
    const lines = await page.evaluate(findViolations, { looks, rulesOfStyle, isForced });
    if (isForced) lines.push(...(await page.evaluate(colourOnlyFaults)));
    found.push(...lines.map((line) => `${Object.values(system).join(' ')}: ${line}`));
  }
  await page.emulateMedia({ contrast: null, forcedColors: null, colorScheme: null });
  return found;
}

const config: TestRunnerConfig = {
  // 'Do not' examples may violate axe on purpose.
  tags: { exclude: run === 'default' ? ['do-not', 'stress'] : ['do-not'] },
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    await page.evaluate(turnOffPanel);
    await injectAxe(page);
  },
  async preVisit(page) {
    await page.evaluate(collectConsoleErrors);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    // The row of categories measures itself after it rendered.
    await page.evaluate(settle);
    const found = await {
      default: () => page.evaluate(findViolations, { looks: storyLooks.slice(0, 1), rulesOfStyle }),
      full: () => faultsInEveryLook(page),
      systems: () => faultsBySystem(page),
    }[run]();
    found.push(...(await page.evaluate(collectConsoleErrors)));
    mainStories ??= findMainStories(process.env.TARGET_URL ?? '');
    if (run === 'full' && (await mainStories).has(id)) found.push(...(await faultsAtExtremes(page)));
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};

export default config;
