// Storybook's test-runner in the browser of the registry package.
import { getJestConfig } from '@storybook/test-runner';
import { chromiumExecutable } from './testing/chromiumExecutable.ts';

const standard = getJestConfig();
const { executablePath, args, env } = await chromiumExecutable();
const playwright = standard.testEnvironmentOptions['jest-playwright'];

export default {
  ...standard,
  testTimeout: 30_000,
  // Each test begins by printing its own name.
  silent: true,
  testEnvironment: './scripts/stories/keptPageEnvironment.mjs',
  testEnvironmentOptions: {
    ...standard.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: { executablePath, args, env },
      // The environment opens the browser itself.
      skipInitialization: true,
    },
  },
  // So does it what these do: they load Storybook anew for every file.
  setupFilesAfterEnv: [],
};
