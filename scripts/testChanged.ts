// `pnpm test:changed` runs the tests of what changed since the last commit; `--since main` since another one. Unit tests
// follow the imports (vitest --changed), stories are those of the changed components, journeys those of the table below.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

/** Folders, and the files of `e2e` whose default journeys go through them. */
const journeysOf: Readonly<Record<string, readonly string[]>> = {
  'apps/shop/src/features/account': ['accounts', 'login', 'registration'],
  'apps/shop/src/features/cart': ['cart'],
  'apps/shop/src/features/catalogue': ['browse', 'catalogue', 'search'],
  'apps/shop/src/features/checkout': ['payment', 'cardPayment'],
  'apps/shop/src/features/content': ['requests'],
  'apps/shop/src/features/orders': ['reorder'],
  'apps/shop/src/features/punch-out': ['punchOut'],
  'apps/shop/src/shared/cart': ['cart'],
  'apps/shop/src/shared/punch-out': ['punchOut'],
  'apps/shop/src/app': ['requests', 'browse'],
  'apps/shop/server': ['requests'],
  'apps/api/src/cart': ['cart'],
  'apps/api/src/orders': ['payment'],
  'apps/api/src/payments': ['payment', 'cardPayment'],
  'apps/api/src/punch-out': ['punchOut'],
};

async function filesChangedSince(commit: string): Promise<string[]> {
  const git = (...args: string[]) => runCommand(['git', ...args], { cwd: projectRoot });
  const changed = await git('diff', '--name-only', commit);
  if (changed.code !== 0) throw new Error(changed.output);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...changed.output.split('\n'), ...added.output.split('\n')].filter((file) => file !== '');
}

/** Runs a tool with its output on this terminal. */
function run(tool: string, args: readonly string[]): Promise<number> {
  console.log(`\n${tool} ${args.join(' ')}`);
  const child = spawn(join(projectRoot, 'node_modules', '.bin', tool), args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, DEFAULT_RUN: '1' },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const files = await filesChangedSince(values.since);
const components = new Set(
  files.flatMap((file) => /^packages\/ui\/src\/components\/([^/]+)\//.exec(file)?.[1] ?? []),
);
const journeys = new Set([
  ...files.flatMap((file) => /^e2e\/(requests|\w+)(?:\/\w+|)\.test\.ts$/.exec(file)?.[1] ?? []),
  ...Object.entries(journeysOf).flatMap(([folder, names]) =>
    files.some((file) => file.startsWith(`${folder}/`)) ? names : [],
  ),
]);

const codes = [
  await run('vitest', ['run', '--changed', values.since, '--project', '!full', '--passWithNoTests']),
];
if (components.size > 0) {
  codes.push(await run('node', ['scripts/test-stories.ts', '--components', [...components].join(',')]));
}
if (journeys.size > 0) {
  codes.push(await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...journeys]));
}
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
