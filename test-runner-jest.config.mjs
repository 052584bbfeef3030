// Storybook's test-runner in the browser of the registry package.
import { getJestConfig } from '@storybook/test-runner';
import { chromiumExecutable } from './testing/chromiumExecutable.ts';

const standard = getJestConfig();
const { executablePath, args, env } = await chromiumExecutable();
const playwright = standard.testEnvironmentOptions['jest-playwright'];

export default {
  ...standard,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...standard.testEnvironmentOptions,
    'jest-playwright': { ...playwright, launchOptions: { executablePath, args, env } },
  },
};
