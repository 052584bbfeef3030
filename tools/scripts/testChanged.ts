// `pnpm test:changed` runs the tests of what changed since the last commit; `--since main` since another one: unit
// tests by imports (vitest --changed), stories and pictures of changed components, and journeys by the table below.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const buying = ['orderFlow', 'doubleSubmit', 'reorder'];
const paying = ['cardPayment', 'pendingPayment'];
const session = ['login', 'switching'];

/** Folders, and the default journeys and requests in `e2e` that use them. */
const journeysOf: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/accounts': [...session, 'registration'],
  'apps/api/src/cart': ['cart', 'orderFlow'],
  'apps/api/src/catalogue': ['requests/catalogue', 'search'],
  'apps/api/src/content': ['requests/catalogue'],
  'apps/api/src/orders': buying,
  'apps/api/src/payments': paying,
  'apps/api/src/punch-out': ['punchOut'],
  'apps/shop/server': ['requests', 'withoutScripts'],
  'apps/shop/src/app': ['requests', 'browse', 'connection'],
  'apps/shop/src/features/account': [...session, 'registration', 'requests/forms'],
  'apps/shop/src/features/cart': ['cart', 'keyboardAndSpeech'],
  'apps/shop/src/features/catalogue': ['requests/catalogue', 'browse', 'search'],
  'apps/shop/src/features/checkout': [...buying, ...paying],
  'apps/shop/src/features/content': ['requests'],
  'apps/shop/src/features/orders': ['reorder', 'orderFlow'],
  'apps/shop/src/features/punch-out': ['punchOut'],
  'apps/shop/src/shared/cart': ['cart', 'doubleSubmit'],
  'apps/shop/src/shared/data': ['requests', 'browse', 'connection'],
  'apps/shop/src/shared/order': [...buying, ...paying],
  'apps/shop/src/shared/punch-out': ['punchOut'],
  'apps/shop/src/shared/session': session,
  'apps/shop/src/shared/storage': ['cartStorage'],
  'packages/api-client/src/transport': ['orderFlow', 'login'],
  'packages/domain/src/cart': ['cart', 'orderFlow'],
  'packages/domain/src/oci': ['punchOut'],
  'packages/domain/src/orders': buying,
};

async function filesChangedSince(commit: string): Promise<string[]> {
  const git = (...args: string[]) => runCommand(['git', ...args], { cwd: projectRoot });
  const changed = await git('diff', '--name-only', commit);
  if (changed.code !== 0) throw new Error(changed.output);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...changed.output.split('\n'), ...added.output.split('\n')].filter((file) => file !== '');
}

function run(tool: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  console.log(`\n${tool} ${args.join(' ')}`);
  const child = spawn(join(projectRoot, 'node_modules', '.bin', tool), args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const files = await filesChangedSince(values.since);
const components = [
  ...new Set(
    files.flatMap((file) => /^packages\/ui\/src\/components\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? []),
  ),
];
const journeys = new Set(
  Object.entries(journeysOf).flatMap(([folder, names]) =>
    files.some((file) => file.startsWith(`${folder}/`)) ? names : [],
  ),
);
const changedJourneys = files.filter((file) => /^e2e\/(requests\/)?\w+\.test\.ts$/.test(file));
const changedFullTests = files.filter((file) => /\.full\.test\.tsx?$/.test(file));
const playwright = ['test', '--config', 'e2e/playwright.config.ts', '--retries', '0'];

const codes = [
  await run('vitest', ['run', '--changed', values.since, '--project', '!full', '--passWithNoTests']),
];
if (changedFullTests.length > 0) {
  codes.push(await run('vitest', ['run', '--project', 'full', ...changedFullTests]));
}
if (components.length > 0) {
  codes.push(await run('node', ['tools/scripts/test-stories.ts', '--components', components.join(',')]));
  for (const component of components) {
    codes.push(await run('node', ['tools/scripts/pictures.ts', '--part', component.replaceAll('-', '')]));
  }
}
if (journeys.size > 0)
  codes.push(await run('playwright', [...playwright, ...journeys], { DEFAULT_RUN: '1' }));
// A changed journey runs even if it is not in the default run.
if (changedJourneys.length > 0) codes.push(await run('playwright', [...playwright, ...changedJourneys]));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
