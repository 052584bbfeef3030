// Every story in our browser: it renders, its play function passes, it complains of nothing, axe finds nothing in any
// brand and theme, and it fits in the narrowest window; see .storybook/test-runner.ts. `--report file` writes the cases
// as JSON. `--systems` looks at them with more contrast and in forced colours instead.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unpackChromium } from '../testing/unpackChromium.ts';
import { buildStorybook } from './buildStorybook.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';
import { serveFolder } from './serveFolder.ts';

const { values } = parseArgs({
  options: { report: { type: 'string' }, systems: { type: 'boolean', default: false } },
});
await buildStorybook();
// Once, here: the runner's workers would all unpack it.
if (!process.env.CHROMIUM_PATH) await unpackChromium();
const stories = await serveFolder(join(projectRoot, 'storybook-static'));
const runner = join(projectRoot, 'node_modules', '.bin', 'test-storybook');
const report = values.report ? ['--json', '--outputFile', values.report] : [];
// Three on two cores: each waits for its frames.
const { code, output } = await runCommand([runner, '--url', stories.url, '--maxWorkers', '3', ...report], {
  cwd: projectRoot,
  env: { ...process.env, STORY_SYSTEMS: values.systems ? '1' : undefined },
});
await stories.close();
console.log(output);
process.exitCode = code;
