// The environment of Storybook's test-runner, except that each worker reuses its browser, page and hooks. The runner
// creates them for each of ninety files of stories, which took longer than the tests. Stories replace each other on one
// page anyway.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright-core';

/** How long an idle worker keeps its browser. Jest kills workers with open handles after 500 ms. */
const idleMilliseconds = 200;

/** @typedef {{ browser: import('playwright-core').Browser, context: import('playwright-core').BrowserContext, page: import('playwright-core').Page, hooks: object }} Kept */

/** @type {Promise<Kept> | undefined} */
let opened;
/** @type {NodeJS.Timeout | undefined} */
let closing;

/** @returns {Promise<Kept>} */
async function open({ launchOptions, contextOptions }) {
  const [browser, config] = await Promise.all([chromium.launch(launchOptions), getTestRunnerConfig()]);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await setupPage(page, context);
  // The globals of the runner's own set-up file.
  const hooks = {
    __sbPreVisit: config.preVisit,
    __sbPostVisit: config.postVisit,
    __sbSetupPage: setupPage,
    __sbCollectCoverage: false,
  };
  return { browser, context, page, hooks };
}

async function close() {
  const idle = opened;
  opened = undefined;
  await (await idle)?.browser.close();
}

export default class KeptPageEnvironment extends PlaywrightEnvironment {
  async setup() {
    clearTimeout(closing);
    await super.setup();
    opened ??= open(this._jestPlaywrightConfig);
    const { context, page, hooks } = await opened;
    Object.assign(this.global, { context, page, ...hooks });
  }

  async teardown() {
    const { page } = this.global;
    // The runner opens another page after a story that navigated away.
    opened = opened?.then((before) => ({ ...before, page }));
    closing = setTimeout(close, idleMilliseconds);
    await super.teardown();
  }
}
