// The environment of Storybook's test-runner, with one difference: every worker keeps its browser, its page and the
// hooks of .storybook/test-runner.ts. The runner's own makes them anew for each of the ninety files of stories, and
// that took longer than looking at the stories. Each story is put in the place of the one before anyway, within a file
// as between two.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright-core';

/** How long a worker without a file keeps its browser: Jest ends those by force that still hold something after 500 ms. */
const idleMilliseconds = 200;

/** @typedef {{ browser: import('playwright-core').Browser, context: import('playwright-core').BrowserContext, page: import('playwright-core').Page, hooks: object }} Kept */

/** @type {Promise<Kept> | undefined} */
let kept;
/** @type {NodeJS.Timeout | undefined} */
let closing;

/** @returns {Promise<Kept>} */
async function open({ launchOptions, contextOptions }) {
  const [browser, config] = await Promise.all([chromium.launch(launchOptions), getTestRunnerConfig()]);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await setupPage(page, context);
  // What the runner's own set-up file puts there, under the names that its tests read.
  const hooks = {
    __sbPreVisit: config.preVisit,
    __sbPostVisit: config.postVisit,
    __sbSetupPage: setupPage,
    __sbCollectCoverage: false,
  };
  return { browser, context, page, hooks };
}

async function close() {
  const idle = kept;
  kept = undefined;
  await (await idle)?.browser.close();
}

export default class KeptPageEnvironment extends PlaywrightEnvironment {
  async setup() {
    clearTimeout(closing);
    await super.setup();
    kept ??= open(this._jestPlaywrightConfig);
    const { context, page, hooks } = await kept;
    Object.assign(this.global, { context, page, ...hooks });
  }

  async teardown() {
    const { page } = this.global;
    // After a story that navigated away the runner has opened another page.
    kept = kept?.then((before) => ({ ...before, page }));
    closing = setTimeout(close, idleMilliseconds);
    await super.teardown();
  }
}
