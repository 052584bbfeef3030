// Storybook's test-runner in the browser of the registry package.
import { getJestConfig } from '@storybook/test-runner';
import { chromiumExecutable } from './tools/testing/chromiumExecutable.ts';

const standard = getJestConfig();
const { executablePath, args, env } = await chromiumExecutable();
const playwright = standard.testEnvironmentOptions['jest-playwright'];

export default {
  ...standard,
  testTimeout: 30_000,
  // Jest would cache the tests that it generates from a file of stories; another run selects other stories.
  cacheDirectory: `.cache/jest/${process.env.STORY_RUN}`,
  // Each test prints its own name first.
  silent: true,
  testEnvironment: './tools/scripts/stories/keptPageEnvironment.mjs',
  testEnvironmentOptions: {
    ...standard.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: { executablePath, args, env },
      contextOptions: { viewport: { width: 1440, height: 900 } },
      // The environment opens the browser itself.
      skipInitialization: true,
    },
  },
  // The environment replaces these set-up files, which load Storybook again for every file.
  setupFilesAfterEnv: [],
};
