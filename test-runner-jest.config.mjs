// Storybook's test-runner in the browser of the registry package.
import { getJestConfig } from '@storybook/test-runner';
import { chromiumExecutable } from './tools/testing/chromiumExecutable.ts';

const standard = getJestConfig();
const { executablePath, args, env } = await chromiumExecutable();
const playwright = standard.testEnvironmentOptions['jest-playwright'];

export default {
  ...standard,
  testTimeout: 30_000,
  // Jest keeps the tests that it made of a file of stories; another run makes them of other stories.
  cacheDirectory: `.cache/jest/${process.env.STORY_RUN}`,
  // Each test begins by printing its own name.
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
  // So does it what these do: they load Storybook anew for every file.
  setupFilesAfterEnv: [],
};
