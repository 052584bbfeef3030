// Builds Storybook unless it is up to date. The sandbox runs this through boot.mjs when a user opens /storybook/.
import { buildStorybook } from './buildStorybook.ts';

try {
  await buildStorybook('whole');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
