// Settings and metrics named in deploy/ must exist, since a misspelt name fails silently.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
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

const processes = ['shop', 'api', 'worker'] as const;
let known: Record<(typeof processes)[number], ReadonlySet<string>>;
let all: ReadonlySet<string>;
let secrets: readonly string[];
beforeAll(async () => {
  known = {
    shop: await settingsOf('apps/shop/server/main.ts'),
    api: await settingsOf('apps/api/src/main.ts'),
    worker: await settingsOf('apps/api/src/worker.ts'),
  };
  all = new Set([...known.shop, ...known.api, ...known.worker]);
  secrets = [...known.api].filter(
    (name) => /SECRET|(?:API|HMAC|ACCESS)_KEY|_URL$/.test(name) && name !== 'PUBLIC_URL',
  );
  expect(secrets).toContain('JWT_SECRET');
});
const unknownOf = (names: readonly string[], among: ReadonlySet<string> = all) => {
  expect(names.length).toBeGreaterThan(1);
  return names.filter((name) => !among.has(name));
};
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('compose passes every setting to its process, but those that its files and images decide, and no unknown one', () => {
  const decided = /_PORT$|^PORT$|^(DATA_DIR|DRAIN_SECONDS|STOP_DELAY_SECONDS)$/;
  const refusedInProduction = ['LOGIN_THROTTLE', 'PAYMENT_EMULATOR_ORIGIN'];
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const name of processes) {
    const given = Object.keys(services[name].environment);
    expect(unknownOf(given, known[name]), name).toEqual([]);
    const missing = [...known[name]].filter((setting) => !given.includes(setting) && !decided.test(setting));
    expect(
      missing.filter((setting) => !refusedInProduction.includes(setting)),
      name,
    ).toEqual([]);
  }
});

test('the chart gives each process known settings, its own secrets, and the whole secret to the API only', () => {
  const template = read('helm/templates/_process.tpl');
  const settings = Object.keys(parse(read('helm/values.yaml')).settings);
  expect(unknownOf([...namesIn(template, /- \{ name: ([A-Z]\w+),/g), ...settings])).toEqual([]);
  expect(template.match(/secretKeyRef|envFrom|secretRef/g)).toEqual(['secretKeyRef', 'envFrom', 'secretRef']);
  expect(template).toMatch(/\{\{- if \.allSecrets \}\}\nenvFrom:\n.+secretRef: .+\n\{\{- end \}\}/);
  for (const name of processes) {
    const given = new RegExp(
      `"name" "${name}" .*"secrets" \\(list ?(.*?)\\)( "allSecrets" true)? \\}\\}`,
    ).exec(read('helm/templates/processes.yaml'));
    expect(given?.[2] !== undefined, name).toBe(name === 'api');
    if (name !== 'api') {
      const own = secrets.filter((secret) => known[name].has(secret));
      expect(namesIn(given?.[1] ?? '', /"(\w+)"/g).toSorted(), name).toEqual(own.toSorted());
    }
  }
});

test('the values of the chart fit their schema, which refuses secrets among the settings', () => {
  const isValid = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(read('helm/values.schema.json')));
  const values = parse(read('helm/values.yaml'));
  expect(isValid(values), JSON.stringify(isValid.errors)).toBe(true);
  const accepted = secrets.filter((secret) =>
    isValid({ ...values, settings: { ...values.settings, [secret]: 'x' } }),
  );
  expect(accepted).toEqual([]);
  expect(isValid({ ...values, shop: { ...values.shop, replicas: 0 } })).toBe(false);
});

test('under systemd each process gets its own secrets only', () => {
  for (const name of processes) {
    const unset = /^UnsetEnvironment=(.+)$/m.exec(read(`systemd/magazijn-${name}.service`))?.[1];
    expect((unset?.split(' ') ?? []).toSorted(), name).toEqual(
      secrets.filter((secret) => !known[name].has(secret)).toSorted(),
    );
  }
});

test('the proxy accepts TLS 1.2 and 1.3 only, and redirects no API call from plain HTTP', () => {
  const proxy = read('proxy/Caddyfile');
  // Caddy's default versions and ciphers are the allowed ones.
  expect(proxy).not.toMatch(/\b(?:protocols|ciphers)\b/);
  expect(proxy).toMatch(/@people not path \/api\/\*\n\s+redir @people .+\n\s+respond 403/);
});

test('systemd, compose and Kubernetes run backup.sh nightly, with known settings and a timeout', () => {
  const script = read('postgresql/backup.sh');
  const unit = read('systemd/magazijn-backup.service');
  const { backup } = parse(read('compose.yaml'), { merge: true }).services;
  const [, image = ''] = /ENTRYPOINT (\[.+\])/.exec(read('containers/Containerfile.backup')) ?? [];
  const job = read('helm/templates/backup.yaml');
  const settings = [
    ...namesIn(unit, /^Environment=(\w+)=/gm),
    ...Object.keys(backup.environment),
    ...namesIn(job, /- (?:\{ )?name: ([A-Z]\w+)/g),
  ];
  expect(settings).toHaveLength(7);
  expect(settings.filter((name) => !new RegExp(`\\$\\{?${name}\\b`).test(script))).toEqual([]);
  expect(unit).toMatch(/^ExecStart=\S+\/backup\.sh \S+\n[\s\S]*^TimeoutStartSec=2h$/m);
  expect(unit).not.toContain('settings.env');
  expect(JSON.parse(image)).toEqual(['timeout', '2h', '/opt/backup/backup.sh']);
  expect(backup.build.dockerfile).toBe('deploy/containers/Containerfile.backup');
  expect(job).toMatch(/\$backup := dict "root" \$ "name" "backup"[\s\S]*include "magazijn\.image" \$backup/);
  expect(job).not.toContain('envFrom');
  expect(job).toMatch(/^ +activeDeadlineSeconds: 7200$/m);
});

test('alerts and dashboard use existing metrics', () => {
  const sources = ['apps/api/src/system/workFigures.ts', 'apps/api/src/system/databaseFigures.ts'];
  const own = sources.flatMap((source) => namesIn(readFile(source), /name: '(\w+)'/g));
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

test('docs/production.md names existing settings: a process ignores an unknown one', () => {
  // Those that Node and OpenTelemetry read themselves.
  const standard = ['NODE_EXTRA_CA_CERTS', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TIMEOUT'];
  const names = namesIn(readFile('docs/production.md'), /(?:^|`)([A-Z]+_[A-Z\d_]+)[=`]/gm);
  expect(unknownOf(names, new Set([...all, ...standard]))).toEqual([]);
});
