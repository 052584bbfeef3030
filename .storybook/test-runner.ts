import type { TestRunnerConfig } from '@storybook/test-runner';
import { injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';
import { chosenFaults } from '../e2e/browser/chosenFaults.ts';
import { collectConsoleErrors } from '../scripts/stories/collectConsoleErrors.ts';
import { findCutTexts } from '../scripts/stories/findCutTexts.ts';
import { findOverflow } from '../scripts/stories/findOverflow.ts';
import {
  findViolations,
  rulesOfStyle,
  type StoryRun,
  storyLooks,
} from '../scripts/stories/findViolations.ts';

/** Which run this is; see scripts/test-stories.ts. */
const run = (process.env.STORY_RUN ?? 'default') as StoryRun;

/** The narrowest and the widest window of the pictures. */
const widths = [360, 1440];
/** Another language may need twice the room, and so may who sets their text to twice the size. */
const demands = { languages: ['nl', 'long'], textSizes: ['100%', '200%'] };
/** A word of 200 letters in each label is no language, and breaks nothing either. */
const unbroken = { languages: ['unbroken'], textSizes: ['100%'] };

/** How somebody may have set the system, with the colour scheme that comes with it. */
const systems = [
  { contrast: 'more', forcedColors: 'none', colorScheme: 'light' },
  { contrast: 'no-preference', forcedColors: 'active', colorScheme: 'light' },
  { contrast: 'no-preference', forcedColors: 'active', colorScheme: 'dark' },
] as const;

/** Every brand and theme, and whether the story fits both windows in each language and size of text. */
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

/** What axe finds where one has set the system otherwise, and what forced colours show by colour alone. */
async function faultsBySystem(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const system of systems) {
    const isForced = system.forcedColors === 'active';
    await page.emulateMedia(system);
    // The system's colours are those of every brand.
    const looks = isForced ? storyLooks.slice(0, 1) : storyLooks;
    const lines = await page.evaluate(findViolations, { looks, rulesOfStyle, isForced });
    if (isForced) lines.push(...(await page.evaluate(chosenFaults)));
    found.push(...lines.map((line) => `${Object.values(system).join(' ')}: ${line}`));
  }
  await page.emulateMedia({ contrast: null, forcedColors: null, colorScheme: null });
  return found;
}

/** What the test-runner does with every story besides rendering and playing it. */
const config: TestRunnerConfig = {
  // What one should not do may be what axe would find.
  tags: { exclude: run === 'default' ? ['do-not', 'stress'] : ['do-not'] },
  async prepare({ page }) {
    // The accessibility panel would look at every story too, and at less.
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env.TARGET_URL).href);
    await injectAxe(page);
  },
  async preVisit(page) {
    await page.evaluate(collectConsoleErrors);
  },
  async postVisit(page, { hasFailure }) {
    if (hasFailure) return;
    const found = await {
      default: () => page.evaluate(findViolations, { looks: storyLooks.slice(0, 1), rulesOfStyle }),
      full: () => faultsInEveryLook(page),
      systems: () => faultsBySystem(page),
    }[run]();
    found.push(...(await page.evaluate(collectConsoleErrors)));
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};

export default config;
