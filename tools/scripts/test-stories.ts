// Tests every story in a browser: it renders, its play function passes, it logs no error, and axe finds nothing; see
// .storybook/test-runner.ts. By default stress stories are left out and one theme is tested.
// `--full` adds stress stories, all brands, themes, widths, languages and text sizes, and for each component bad data.
// `--systems` tests all of them with more contrast and forced colours instead.
// `--report file` sets the JSON report, `--shard 1/4` selects a quarter, `--components badge,button` some components.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { unpackChromium } from '../testing/unpackChromium.ts';
import { buildStorybook } from './buildStorybook.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';
import { serveFolder } from './serveFolder.ts';
import { looksOfRun, type StoryRun } from './stories/findViolations.ts';

const reports = join(projectRoot, '.cache', 'reports');
const { values } = parseArgs({
  options: {
    report: { type: 'string', default: join(reports, 'stories.json') },
    full: { type: 'boolean', default: false },
    systems: { type: 'boolean', default: false },
    shard: { type: 'string' },
    components: { type: 'string' },
  },
});
const run: StoryRun = values.systems ? 'systems' : values.full ? 'full' : 'default';
await buildStorybook();
// Here, since the runner's workers would all unpack it.
if (!process.env.CHROMIUM_PATH) await unpackChromium();
const stories = await serveFolder(join(projectRoot, 'storybook-static'));
const runner = join(projectRoot, 'node_modules', '.bin', 'test-storybook');
mkdirSync(dirname(values.report), { recursive: true });
mkdirSync(reports, { recursive: true });
const shard = values.shard ? ['--shard', values.shard] : [];
const files = (values.components?.split(',') ?? []).map((folder) => `/${folder}/`);
const { code, output } = await runCommand(
  // Three workers on two cores, since each waits for frames.
  [
    runner,
    ...['--url', stories.url, '--maxWorkers', '3', '--json', '--outputFile', values.report],
    ...shard,
    ...files,
  ],
  { cwd: projectRoot, env: { ...process.env, STORY_RUN: run } },
);
await stories.close();
console.log(output);
process.exitCode = code;

// For the budgets of the run.
const { numTotalTests, numPendingTests }: { numTotalTests: number; numPendingTests: number } = JSON.parse(
  readFileSync(values.report, 'utf8'),
);
const count = numTotalTests - numPendingTests;
writeFileSync(
  join(reports, 'stories-count.json'),
  JSON.stringify({ stories: count, looks: count * looksOfRun[run] }),
);
