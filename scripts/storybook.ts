// Builds Storybook unless what is there is of the same sources; the sandbox starts it, through boot.mjs, when somebody
// opens /storybook/.
import { buildStorybook } from './buildStorybook.ts';

try {
  await buildStorybook();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
