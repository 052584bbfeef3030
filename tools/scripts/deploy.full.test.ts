// Settings and metrics named in deploy/ must exist, since a misspelt name fails silently.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { chartHash, renderedChart } from './chartHash.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const readFile = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const read = (path: string) => readFile(`deploy/${path}`);

/** The settings that a process prints with --check. */
async function settingsOf(program: string): Promise<ReadonlySet<string>> {
  const env = { PATH: process.env.PATH, DATABASE_URL: 'postgres://localhost/shop' };
  const { code, output } = await runCommand([process.execPath, join(projectRoot, program), '--check'], {
    env,
  });
  expect(code, output).toBe(0);
  return new Set([...output.matchAll(/^([A-Z][A-Z0-9_]*)(?:=| \()/gm)].map(([, name = '']) => name));
}

let known: Record<'shop' | 'api' | 'worker', ReadonlySet<string>>;
let all: ReadonlySet<string>;
beforeAll(async () => {
  known = {
    shop: await settingsOf('apps/shop/server/main.ts'),
    api: await settingsOf('apps/api/src/main.ts'),
    worker: await settingsOf('apps/api/src/worker.ts'),
  };
  all = new Set([...known.shop, ...known.api, ...known.worker]);
});
const processes = ['shop', 'api', 'worker'] as const;
const unknownOf = (names: readonly string[], among: ReadonlySet<string> = all) => {
  expect(names.length).toBeGreaterThan(1);
  return names.filter((name) => !among.has(name));
};

const chart = readFile(renderedChart);
interface Container {
  readonly env: readonly { readonly name: string }[];
  readonly envFrom?: unknown;
  readonly command?: readonly string[];
}
const documents = parseAllDocuments(chart).flatMap((document) => document.toJS() ?? []);
const containerOf = (kind: string, component?: string): Container => {
  const { spec } = documents.find(
    ({ kind: own, metadata }) =>
      own === kind &&
      (component === undefined || metadata.labels['app.kubernetes.io/component'] === component),
  );
  return (spec.template ?? spec.jobTemplate.spec.template).spec.containers[0];
};

test('compose gives each process known settings only', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const name of processes)
    expect(unknownOf(Object.keys(services[name].environment), known[name]), name).toEqual([]);
});

test('Kubernetes gives each process known settings only, and the whole secret to the API only', () => {
  for (const name of processes) {
    const { env, envFrom } = containerOf('Deployment', name);
    const names = env.map((each) => each.name);
    expect(unknownOf(names), name).toEqual([]);
    expect(names.includes('DATABASE_URL')).toBe(name !== 'shop');
    expect(envFrom !== undefined).toBe(name === 'api');
    expect(names.includes('SMTP_URL')).toBe(name === 'worker');
  }
});

test('the committed YAML was rendered by Helm from the present chart (pnpm chart)', () => {
  expect(chart).toContain(`# Of the chart ${chartHash()}\n`);
});

test('under systemd each process gets its own secrets only', () => {
  const secrets = [...known.api].filter(
    (name) => /SECRET|(?:API|HMAC|ACCESS)_KEY|_URL$/.test(name) && name !== 'PUBLIC_URL',
  );
  expect(secrets).toContain('JWT_SECRET');
  for (const name of processes) {
    const unset = /^UnsetEnvironment=(.+)$/m.exec(read(`systemd/magazijn-${name}.service`))?.[1];
    expect((unset?.split(' ') ?? []).toSorted(), name).toEqual(
      secrets.filter((secret) => !known[name].has(secret)).toSorted(),
    );
  }
});

test.each([
  [
    'nginx.conf',
    /ssl_protocols TLSv1\.2 TLSv1\.3;\n\s+ssl_ciphers ECDHE/,
    /location \/api\/ \{ return 403; \}/,
  ],
  // Caddy's defaults are these versions and ciphers.
  ['Caddyfile', /^(?!.*\bprotocols\b)/s, /@people not path \/api\/\*\n\s+redir @people .+\n\s+respond 403/],
] as const)(
  '%s accepts TLS 1.2 and 1.3 only, and redirects no API call from plain HTTP',
  (file, tls, plain) => {
    expect(read(`proxy/${file}`)).toMatch(tls);
    expect(read(`proxy/${file}`)).toMatch(plain);
  },
);

test('systemd, compose and Kubernetes run backup.sh nightly, with known settings and a timeout', () => {
  const script = read('postgresql/backup.sh');
  const unit = read('systemd/magazijn-backup.service');
  const { backup } = parse(read('compose.yaml'), { merge: true }).services;
  const [, image = ''] = /ENTRYPOINT (\[.+\])/.exec(read('containers/Containerfile.backup')) ?? [];
  const job = documents.find(({ kind }) => kind === 'CronJob');
  const container = containerOf('CronJob');
  const settings = [
    ...[...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name),
    ...Object.keys(backup.environment),
    ...container.env.map(({ name }) => name),
  ];
  expect(settings).toHaveLength(7);
  expect(settings.filter((name) => !new RegExp(`\\$\\{?${name}\\b`).test(script))).toEqual([]);
  expect(unit).toMatch(/^ExecStart=\S+\/backup\.sh \S+\n[\s\S]*^TimeoutStartSec=2h$/m);
  expect(unit).not.toContain('settings.env');
  expect(JSON.parse(image)).toEqual(['timeout', '2h', '/opt/backup/backup.sh']);
  expect(backup.build.dockerfile).toBe('deploy/containers/Containerfile.backup');
  expect(container).toMatchObject({ image: 'registry.example/magazijn-backup:1' });
  expect(container.envFrom).toBeUndefined();
  expect(job.spec.jobTemplate.spec.activeDeadlineSeconds).toBe(7200);
});

test('alerts and dashboard use existing metrics', () => {
  const sources = ['apps/api/src/system/workFigures.ts', 'apps/api/src/system/databaseFigures.ts'];
  const own = sources.flatMap((source) =>
    [...readFile(source).matchAll(/name: '(\w+)'/g)].map(([, name]) => name),
  );
  const figures = new Set([
    ...own,
    'up',
    'http_request_duration_seconds_count',
    'http_request_duration_seconds_bucket',
    // From prom-client.
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]);
  const { groups } = parse(read('monitoring/alerts.yaml'));
  const { panels } = JSON.parse(read('monitoring/dashboard.json'));
  const expressions: string[] = [
    ...groups[0].rules.map(({ expr }: { expr: string }) => expr),
    ...panels.map(({ targets }: { targets: [{ expr: string }] }) => targets[0].expr),
  ];
  const used = expressions.flatMap(
    (text) => text.match(/\b(?:magazijn|http|nodejs|process)_\w+|\bup\b/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !figures.has(name))).toEqual([]);
});

test('docs/production.md names existing settings', () => {
  const names = [...readFile('docs/production.md').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(unknownOf(names)).toEqual([]);
});
