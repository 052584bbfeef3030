import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pnpm } from './artefacts/pnpm.ts';
import { projectRoot } from './projectRoot.ts';

/** A stand-in for npx: logs its call, and writes the runtime and the record of an install. */
const npx = `#!/bin/sh
echo "$@" >> npx.log
env | grep -iE '^(npm_|PATH=)' >> npx.log
[ -n "$NPX_HANGS" ] && { trap 'touch gone; exit 1' TERM; touch up; sleep 30 & wait; }
[ -n "$NPX_FAILS" ] && { echo "no such package"; exit 1; }
mkdir -p node_modules/node/bin && ln -sf '${process.execPath}' node_modules/node/bin/node
case "$*" in *--prod*) tools=false;; *) tools=true;; esac
printf '{\\n  "included": {\\n    "dependencies": true,\\n    "devDependencies": %s\\n  }\\n}' $tools > node_modules/.modules.yaml
`;

/** A small clone of the repository, with a script instead of the sandbox. */
async function clone(startScript = 'console.log("started")'): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'clone-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const folder of ['tools/scripts', 'bin', 'apps/shop', 'packages/ui'])
    await mkdir(join(root, folder), { recursive: true });
  await copyFile(
    join(projectRoot, 'tools', 'scripts', 'boot.mjs'),
    join(root, 'tools', 'scripts', 'boot.mjs'),
  );
  for (const file of ['package.json', 'apps/shop/package.json'])
    await writeFile(join(root, file), '{"type":"module"}');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) await writeFile(join(root, file), '');
  await writeFile(join(root, 'tools', 'scripts', 'start.ts'), startScript);
  for (const script of ['verify', 'dev', 'storybook'])
    await writeFile(join(root, 'tools', 'scripts', `${script}.ts`), `console.log('${script} ran')`);
  await writeFile(join(root, 'bin', 'npx'), npx, { mode: 0o755 });
  return root;
}

function boot(
  root: string,
  environment: NodeJS.ProcessEnv = {},
  flags: string[] = [],
  command: 'start' | 'test' | 'dev' | 'storybook' = 'start',
) {
  const child = spawn(process.execPath, [...flags, join(root, 'tools', 'scripts', 'boot.mjs'), command], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'bin')}:/usr/bin:/bin`, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, output }));
  return { child, ended, output: () => output };
}

test('the first start installs from the lockfile, the second does not run npx', async () => {
  const root = await clone();
  const first = await boot(root).ended;
  expect(first).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Installing packages … \d+ s\nstarted/),
  });
  expect(await readFile(join(root, 'npx.log'), 'utf8')).toMatch(
    /^--yes pnpm@12[\d.]+ install --frozen-lockfile --prod --trust-lockfile$/m,
  );
  await rm(join(root, 'npx.log'));
  expect(await boot(root).ended).toEqual({ code: 0, output: 'started\n' });
  expect(existsSync(join(root, 'npx.log'))).toBe(false);
});

test.each([
  ['test', 'verify'],
  ['dev', 'dev'],
  ['storybook', 'storybook'],
] as const)(
  '%s after a start installs the tools once; the next start keeps them',
  async (command, script) => {
    const root = await clone();
    await boot(root).ended;
    await rm(join(root, 'npx.log'));
    const ended = await boot(root, {}, [], command).ended;
    expect(ended.output).toMatch(new RegExp(`Installing packages … \\d+ s\n${script} ran`));
    expect(await readFile(join(root, 'npx.log'), 'utf8')).toMatch(/ install --frozen-lockfile$/m);
    await rm(join(root, 'npx.log'));
    await boot(root, {}, [], command).ended;
    expect(await boot(root).ended).toEqual({ code: 0, output: 'started\n' });
    expect(existsSync(join(root, 'npx.log'))).toBe(false);
  },
);

test('a start after a changed lockfile keeps installed tools', async () => {
  const root = await clone();
  await boot(root, {}, [], 'test').ended;
  await writeFile(join(root, 'pnpm-lock.yaml'), '{ }');
  await rm(join(root, 'npx.log'));
  expect((await boot(root).ended).output).toContain('Installing packages');
  expect(await readFile(join(root, 'npx.log'), 'utf8')).not.toContain('--prod');
});

test('npm’s environment variables do not reach the nested npx', async () => {
  const root = await clone();
  const inherited = {
    npm_config_package: 'x',
    npm_config_call: 'x',
    npm_config_yes: 'x',
    npm_lifecycle_event: 'start',
  };
  await boot(root, { ...inherited, npm_config_registry: 'https://kept.example' }).ended;
  const log = await readFile(join(root, 'npx.log'), 'utf8');
  expect(log).not.toMatch(/npm_config_(package|call|yes)|npm_lifecycle/);
  expect(log).toContain('npm_config_registry=https://kept.example');
});

test('npx runs with the machine’s Node, whose npm has the machine’s settings', async () => {
  const root = await clone();
  const own = ['node_modules/.bin', 'node_modules/node/bin'].map((folder) => join(root, folder));
  await boot(root, { PATH: [...own, join(root, 'bin'), '/usr/bin', '/bin'].join(':') }).ended;
  const log = await readFile(join(root, 'npx.log'), 'utf8');
  expect(log).toContain(`PATH=${join(root, 'bin')}:/usr/bin:/bin\n`);
});

test.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'apps/shop/package.json'])(
  'a changed %s is installed',
  async (file) => {
    const root = await clone();
    await boot(root).ended;
    await writeFile(join(root, file), '{ }');
    expect((await boot(root).ended).output).toContain('Installing packages');
  },
);

test('a failed install shows its output, and the next start repeats it', async () => {
  const root = await clone();
  const failed = await boot(root, { NPX_FAILS: '1' }).ended;
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('no such package');
  expect((await boot(root).ended).output).toContain('Installing packages');
});

test('a signal to the starter is passed to its child, whose exit code it returns', async () => {
  const root = await clone(
    "process.once('SIGTERM', () => process.exit(7)); console.log('started'); setInterval(() => {}, 1000);",
  );
  const { child, ended, output } = boot(root);
  await expect.poll(output, { timeout: 10_000 }).toContain('started');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(7);
});

test('the child is notified when the starter is killed', async () => {
  const root = await clone(
    "import { writeFileSync } from 'node:fs'; process.on('disconnect', () => { writeFileSync('gone', ''); process.exit(); }); console.log('started'); setInterval(() => {}, 1000);",
  );
  const { child, output } = boot(root);
  await expect.poll(output, { timeout: 10_000 }).toContain('started');
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(join(root, 'gone'))).toBe(true);
});

test.each([
  ['the shop', {}],
  ['an install', { NPX_HANGS: '1' }],
])('SIGTERM to npm, which signals its shell only, ends %s', async (_what, environment) => {
  const root = await clone(
    "import { writeFileSync } from 'node:fs'; process.once('SIGTERM', () => { writeFileSync('gone', ''); process.exit(); }); writeFileSync('up', ''); setInterval(() => {}, 1000);",
  );
  await writeFile(
    join(root, 'package.json'),
    '{"type":"module","scripts":{"start":"node tools/scripts/boot.mjs start"}}',
  );
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}`, ...environment },
    stdio: 'ignore',
  });
  await expect.poll(() => existsSync(join(root, 'up')), { timeout: 20_000 }).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(() => existsSync(join(root, 'gone')), { timeout: 5000 }).toBe(true);
});

test('an old Node gets a one-line message', async () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.19.0' } });";
  const { code, output } = await boot(await clone(), {}, [
    '--import',
    `data:text/javascript,${encodeURIComponent(old)}`,
  ]).ended;
  expect(code).toBe(1);
  expect(output).toBe('Magazijn needs Node 20 or newer; this is Node 18.19.0.\n');
});

test.each(['tools/scripts/boot.mjs', 'README.md', 'docs/production.md', '.github/workflows/storybook.yml'])(
  '%s names the same version of pnpm',
  async (file) => {
    const named = (await readFile(join(projectRoot, file), 'utf8')).match(/pnpm@[\d.]+\d/g);
    expect(new Set(named)).toEqual(new Set([pnpm]));
  },
);
