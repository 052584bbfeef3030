// What the documents for operators have one type, held against what there is: a command that is misspelt there is met
// at three in the morning.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const at = (...path: string[]) => join(projectRoot, ...path);

/** What is built, not committed: `pnpm build` makes these and no others (scripts/artefacts/buildArtefacts.ts). */
const built = ['dist/shop', 'dist/api', 'dist/worker'];

/** The help of every command for operators, by its name. */
const admin = new Map<string, string>();
const runAdmin = (...args: string[]) =>
  runCommand([process.execPath, at('apps', 'api', 'src', 'admin', 'main.ts'), ...args], { cwd: projectRoot });

beforeAll(async () => {
  const { output } = await runAdmin('--help');
  for (const [, name = ''] of output.matchAll(/^ {2}([a-z][a-z-]*)\b/gm)) admin.set(name, '');
  await Promise.all(
    [...admin.keys()].map(async (name) => admin.set(name, (await runAdmin(name, '--help')).output)),
  );
}, 120_000);

/** Everything in a text that somebody may type: its blocks of shell, and what stands in code within a sentence. */
const typedIn = (text: string): { readonly blocks: readonly string[]; readonly all: string } => {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const inline = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  return { blocks, all: [...blocks, ...inline].join('\n') };
};

const flagsOf = (text: string): readonly string[] => text.match(/--[a-z-]+/g) ?? [];

/** Commands of `admin` that a text names, each with its flags: `node admin.js page … --footer`. */
const adminCallsIn = (text: string) =>
  [...text.matchAll(/(?:admin\.js|`admin|\badmin) +([a-z][a-z-]*)([^\n'#;&|`]*)/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      flags: flagsOf(rest),
    }),
  );

const pathsIn = (text: string) =>
  [...text.matchAll(/(?<![\w/.~-])(?:deploy|dist|docs|apps|scripts|node_modules)\/[\w./*-]*[\w*]/g)].map(
    ([path]) => path,
  );

const unitsIn = (text: string) =>
  [...text.matchAll(/(?:systemctl|journalctl)\s[^\n]*/g)].flatMap(([line]) =>
    [...line.matchAll(/\bmagazijn-[a-z]+(?:\.(?:service|timer))?/g)].map(([unit]) => unit),
  );

const exists = (path: string) =>
  built.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
  globSync(path, { cwd: projectRoot }).length > 0;

/** All that cannot be done of what a text has one type, one line each. */
function problemsOf(text: string): string[] {
  const { all } = typedIn(text);
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const ofPnpm = [...all.matchAll(/\bpnpm(?:@[\d.]+)? (?!--filter)([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  return [
    ...adminCallsIn(all).flatMap(({ name, flags }) => [
      ...(admin.has(name) ? [] : [`There is no command admin ${name}.`]),
      ...flags
        .filter(
          (flag) => flag !== '--help' && admin.has(name) && !flagsOf(admin.get(name) ?? '').includes(flag),
        )
        .map((flag) => `admin ${name} has no ${flag}.`),
    ]),
    ...pathsIn(all)
      .filter((path) => !exists(path))
      .map((path) => `There is no ${path}.`),
    ...unitsIn(all)
      .map((unit) => (unit.includes('.') ? unit : `${unit}.service`))
      .filter((unit) => !existsSync(at('deploy', 'systemd', unit)))
      .map((unit) => `There is no unit ${unit}.`),
    ...ofPnpm
      .filter((name) => name !== 'install' && !(name in scripts))
      .map((name) => `There is no script pnpm ${name}.`),
  ];
}

describe.each(['production.md', 'backup.md', 'runbook.md', 'migrations.md', 'privacy.md', 'scale.md'])(
  'docs/%s',
  (file) => {
    const text = readFileSync(at('docs', file), 'utf8');

    test('names commands, flags, scripts, units and files that there are', () => {
      expect(problemsOf(text)).toEqual([]);
    });

    test('has blocks that a shell can read', async () => {
      for (const block of typedIn(text).blocks) {
        const { code, output } = await runCommand(['sh', '-n', '-c', block]);
        expect(code, `${block}\n${output}`).toBe(0);
      }
    });
  },
);

test('docs/production.md has what each step is done with', () => {
  const { all, blocks } = typedIn(readFileSync(at('docs', 'production.md'), 'utf8'));
  expect(blocks.length).toBeGreaterThan(8);
  expect(adminCallsIn(all).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['migrate', 'categories', 'import', 'offers', 'page', 'export', 'approve']),
  );
  expect(pathsIn(all)).toEqual(
    expect.arrayContaining([...built, 'deploy/postgresql/application-role.sql', 'deploy/helm']),
  );
  expect(new Set(unitsIn(all))).toEqual(new Set(['magazijn-api', 'magazijn-worker', 'magazijn-shop']));
});

test('its probes ask at the ports that the processes have by themselves', async () => {
  const { all } = typedIn(readFileSync(at('docs', 'production.md'), 'utf8'));
  const asked = [...all.matchAll(/^curl http:\/\/127\.0\.0\.1:(\d+)\/ready/gm)].map(([, port]) => port);
  const ports = await Promise.all(
    [
      ['apps/api/src/main.ts', /^API_PORT=(\d+) /m],
      ['apps/api/src/worker.ts', /^WORKER_PORT=(\d+) /m],
      ['apps/shop/server/main.ts', /^PORT=(\d+) /m],
    ].map(async ([program, port]) => {
      const environment = { PATH: process.env.PATH, DATABASE_URL: 'postgres://localhost/shop' };
      const { output } = await runCommand([process.execPath, at(String(program)), '--check'], {
        env: environment,
      });
      return (port as RegExp).exec(output)?.[1];
    }),
  );
  expect(asked).toEqual(ports);
});

test.each([
  ['```sh\nnode admin.js migrat\n```', 'There is no command admin migrat.'],
  ['`node admin.js page a "A" a.html --foot`', 'admin page has no --foot.'],
  ['```sh\nsudo cp deploy/proxy/Caddy /etc\n```', 'There is no deploy/proxy/Caddy.'],
  ['`cp deploy/systemd/*.servic .`', 'There is no deploy/systemd/*.servic.'],
  ['```sh\nsudo cp -r dist/admin /opt\n```', 'There is no dist/admin.'],
  ['```sh\nsudo systemctl start magazijn-mail\n```', 'There is no unit magazijn-mail.service.'],
  ['`pnpm built`', 'There is no script pnpm built.'],
])('a fault is seen: %s', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});
