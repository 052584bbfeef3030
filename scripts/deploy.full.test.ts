// What deploy/ says of the processes, held against the processes: a name that is misspelt there does nothing, silently.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { chartHash, renderedChart } from './chartHash.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const deploy = (...path: string[]) => join(projectRoot, 'deploy', ...path);
const read = (...path: string[]) => readFileSync(deploy(...path), 'utf8');

/** The names of the settings that a process shows with --check. */
async function settingsOf(program: string): Promise<string[]> {
  const environment = { PATH: process.env.PATH, DATABASE_URL: 'postgres://localhost/shop' };
  const { code, output } = await runCommand([process.execPath, join(projectRoot, program), '--check'], {
    cwd: projectRoot,
    env: environment,
  });
  expect(code, output).toBe(0);
  return [...output.matchAll(/^([A-Z][A-Z0-9_]*)(?:=| \()/gm)].map(([, name = '']) => name);
}

const known = { shop: new Set<string>(), backEnd: new Set<string>(), worker: new Set<string>() };
beforeAll(async () => {
  known.shop = new Set(await settingsOf('apps/shop/server/main.ts'));
  known.backEnd = new Set(await settingsOf('apps/api/src/main.ts'));
  known.worker = new Set(await settingsOf('apps/api/src/worker.ts'));
});
const either = () => new Set([...known.shop, ...known.backEnd, ...known.worker]);

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly containers: readonly [
    { readonly env: readonly { name: string }[]; readonly envFrom?: unknown; readonly command?: string[] },
  ];
}

interface KubernetesDocument {
  readonly kind: string;
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly template?: { readonly spec: unknown };
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: unknown } } };
  };
}

const rendered = readFileSync(join(projectRoot, renderedChart), 'utf8');
const documents: KubernetesDocument[] = parseAllDocuments(rendered).flatMap(
  (document) => document.toJS() ?? [],
);
const documentsOf = (kind: string) => documents.filter((document) => document.kind === kind);
/** The pod that makes the backup. */
const nightlyJob = () => documentsOf('CronJob')[0]?.spec.jobTemplate?.spec.template.spec as Pod;

test('compose gives each process settings that it knows, and a root that nobody writes', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  for (const [name, names] of [
    ['shop', known.shop],
    ['api', known.backEnd],
    ['worker', known.worker],
    ['backup', new Set([...known.backEnd, 'CHECK_DATABASE_URL'])],
  ] as const) {
    const { environment = {}, ...service } = services[name] ?? {};
    expect(Object.keys(environment).length, name).toBeGreaterThan(5);
    expect(Object.keys(environment).filter((setting) => !names.has(setting))).toEqual([]);
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
});

test.each(['shop', 'api', 'worker'])(
  'the container of %s is nobody’s root and looks after its health',
  (name) => {
    const text = read('containers', `Containerfile.${name}`);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
    expect(text).toContain(`COPY dist/${name} ./`);
    expect(text.trimEnd().endsWith('CMD ["node", "main.js"]')).toBe(true);
  },
);

test('systemd ends each process later than it ends by itself', () => {
  for (const name of ['shop', 'api', 'worker']) {
    const text = read('systemd', `magazijn-${name}.service`);
    // 5 s until the door closes, 10 s for what is under way.
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(15);
    expect(text).toMatch(/^NoNewPrivileges=yes$/m);
    expect(text).toMatch(/^ExecStart=\S+\/node main\.js$/m);
  }
});

/** Settings by which whoever reads them can do harm. */
const secrets = () =>
  [...known.backEnd].filter(
    (name) => /SECRET|(?:API|HMAC|ACCESS)_KEY|_URL$/.test(name) && name !== 'PUBLIC_URL',
  );

test('under systemd each process is given no secret but its own', () => {
  expect(secrets()).toEqual(
    expect.arrayContaining(['JWT_SECRET', 'ADYEN_API_KEY', 'DATABASE_URL', 'SMTP_URL']),
  );
  for (const [name, names] of [
    ['shop', known.shop],
    ['api', known.backEnd],
    ['worker', known.worker],
  ] as const) {
    const unset = /^UnsetEnvironment=(.+)$/m.exec(read('systemd', `magazijn-${name}.service`))?.[1];
    expect((unset?.split(' ') ?? []).toSorted(), name).toEqual(
      secrets()
        .filter((secret) => !names.has(secret))
        .toSorted(),
    );
  }
});

test.each([
  [
    'nginx.conf',
    /ssl_protocols TLSv1\.2 TLSv1\.3;\n\s+ssl_ciphers ECDHE/,
    /location \/api\/ \{ return 403; \}/,
  ],
  // Caddy's own versions and ciphers are those already.
  ['Caddyfile', /^(?!.*\bprotocols\b)/s, /@people not path \/api\/\*\n\s+redir @people .+\n\s+respond 403/],
] as const)('%s takes TLS 1.2 and 1.3 alone, and leads no call on from plain text', (file, tls, plain) => {
  expect(read('proxy', file)).toMatch(tls);
  expect(read('proxy', file)).toMatch(plain);
});

test.each([
  ['systemd', () => read('systemd', 'magazijn-backup.service').split('ExecStart=')[1]],
  ['compose', () => parse(read('compose.yaml'), { merge: true }).services.backup.command.join(' ')],
  ['Kubernetes', () => nightlyJob().containers[0].command?.join(' ')],
])('with %s the backup of each night is restored before an old one is removed', (_name, commandOf) => {
  const text: string = commandOf() ?? '';
  const steps = ['admin.js backup', 'CHECK_DATABASE_URL', 'admin.js restore --check', '-mtime +35 -delete'];
  const places = steps.map((step) => text.indexOf(step));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  // Whatever fails ends it there.
  expect(text).toMatch(/^\/bin\/sh -ec /);
});

test('the backup comes each night in the time of Amsterdam, and one at a time', () => {
  expect(read('systemd', 'magazijn-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* 02:00 Europe\/Amsterdam$/m);
  expect(documentsOf('CronJob')).toMatchObject([
    { spec: { schedule: '0 2 * * *', timeZone: 'Europe/Amsterdam', concurrencyPolicy: 'Forbid' } },
  ]);
});

describe('Kubernetes', () => {
  const text = rendered;
  const ofKind = documentsOf;
  const podsOf = (kind: string) => ofKind(kind).map(({ spec }) => spec.template?.spec as Pod);
  const componentOf = ({ metadata }: KubernetesDocument) => metadata.labels['app.kubernetes.io/component'];

  test('what is committed was rendered by Helm from the chart as it is: pnpm chart renders it anew', () => {
    expect(text).toContain(`# Of the chart ${chartHash()}\n`);
  });

  test('each process has its probes, and runs as nobody on a root that nobody writes', () => {
    expect(ofKind('Deployment').map(componentOf).toSorted()).toEqual(['api', 'shop', 'worker']);
    for (const pod of podsOf('Deployment')) {
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(15);
      expect(pod.containers).toMatchObject([
        { readinessProbe: { httpGet: { path: '/ready' } }, livenessProbe: { httpGet: { path: '/health' } } },
      ]);
    }
    for (const pod of [...podsOf('Deployment'), ...podsOf('Job'), nightlyJob()]) {
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(pod.containers).toMatchObject([
        { securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false } },
      ]);
    }
  });

  test('no node is emptied of all of a process; shop and API grow when they are busy', () => {
    expect(ofKind('PodDisruptionBudget').map(componentOf).toSorted()).toEqual(['api', 'shop', 'worker']);
    expect(ofKind('HorizontalPodAutoscaler').map(componentOf).toSorted()).toEqual(['api', 'shop']);
  });

  test('the tables are brought up to date before anything of a new version starts', () => {
    expect(ofKind('Job')).toMatchObject([
      { metadata: { annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } } },
    ]);
    expect(podsOf('Job')[0]?.containers[0].command).toEqual(['node', 'admin.js', 'migrate']);
  });

  test('the backup is given the database, an empty one for its check, and settings that the back end knows', () => {
    const names = nightlyJob().containers[0].env.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'CHECK_DATABASE_URL']));
    expect(names.filter((name) => name !== 'CHECK_DATABASE_URL' && !either().has(name))).toEqual([]);
  });

  test('every setting is one that a process knows, and the shop is given no secret', () => {
    const pods = podsOf('Deployment');
    for (const [index, deployment] of ofKind('Deployment').entries()) {
      const container = pods[index]?.containers[0];
      const names = (container?.env ?? []).map(({ name }) => name);
      expect(names.filter((name) => !either().has(name))).toEqual([]);
      expect(names.includes('DATABASE_URL')).toBe(componentOf(deployment) !== 'shop');
      expect(names.length).toBeGreaterThan(5);
      // The API alone is given the whole secret; the worker what it sends mails with.
      expect(container?.envFrom !== undefined).toBe(componentOf(deployment) === 'api');
      expect(names.includes('SMTP_URL')).toBe(componentOf(deployment) === 'worker');
    }
  });
});

test('alerts and dashboard ask for figures that there are, and each alert leads to its incident', () => {
  const rooms = ['apps/api/src/system/workFigures.ts', 'apps/api/src/system/databaseFigures.ts'];
  const own = rooms.flatMap((room) =>
    [...readFileSync(join(projectRoot, room), 'utf8').matchAll(/name: '(\w+)'/g)].map(([, name]) => name),
  );
  const figures = new Set([
    ...own,
    'up',
    'http_request_duration_seconds_count',
    'http_request_duration_seconds_bucket',
    // Of prom-client itself.
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]);
  const alerts = parse(read('monitoring', 'alerts.yaml')) as {
    groups: [{ rules: { alert: string; expr: string; annotations: { runbook: string } }[] }];
  };
  const { panels } = JSON.parse(read('monitoring', 'dashboard.json')) as {
    panels: { targets: [{ expr: string }] }[];
  };
  const { rules } = alerts.groups[0];
  const expressions = [...rules.map(({ expr }) => expr), ...panels.map(({ targets }) => targets[0].expr)];
  const asked = expressions.flatMap(
    (text) => text.match(/\b(?:magazijn|http|nodejs|process)_\w+|\bup\b/g) ?? [],
  );
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !figures.has(name))).toEqual([]);

  // Each rings in a case of Prometheus' own.
  const cases = read('monitoring', 'alerts.test.yaml');
  expect(rules.filter(({ alert }) => !cases.includes(alert)).map(({ alert }) => alert)).toEqual([]);

  // A process that is not there at all is missed, whichever it is.
  const missed = rules.flatMap(({ expr }) => [...expr.matchAll(/absent\(\w+\{service="(\w+)"\}\)/g)]);
  expect(missed.map(([, service]) => service).toSorted()).toEqual(['api', 'shop', 'worker']);

  const incidents = readFileSync(join(projectRoot, 'docs', 'runbook.md'), 'utf8').match(/^## \d+\./gm) ?? [];
  for (const { annotations } of rules) {
    const number = annotations.runbook.split(', ')[1];
    expect(incidents).toContain(`## ${number}.`);
  }
});

test('each schedule has its age in the alert, its panel and its line in the runbook', () => {
  const source = readFileSync(join(projectRoot, 'apps', 'api', 'src', 'startSchedules.ts'), 'utf8');
  const schedules = [...source.matchAll(/^ {4}name: '([\w-]+)',\n {4}cron: /gm)].map(([, name]) => name);
  expect(schedules.length).toBeGreaterThan(1);
  const figure = 'magazijn_schedule_last_success_timestamp_seconds';
  const [alert = ''] =
    /- alert: MagazijnScheduleLate\n[\s\S]*?runbook: "[^"]+"/.exec(read('monitoring', 'alerts.yaml')) ?? [];
  expect([...alert.matchAll(/kind="([\w-]+)"\}\) > \d+/g)].map(([, name]) => name).toSorted()).toEqual(
    schedules.toSorted(),
  );
  expect(read('monitoring', 'dashboard.json')).toContain(`time() - max by (kind) (${figure})`);
  const number = /docs\/runbook\.md, (\d+)/.exec(alert)?.[1];
  const incidents = readFileSync(join(projectRoot, 'docs', 'runbook.md'), 'utf8').split(/^## /m);
  const incident = incidents.find((text) => text.startsWith(`${number}. `)) ?? '';
  for (const name of ['MagazijnScheduleLate', ...schedules]) expect(incident).toContain(`\`${name}\``);
});

test('docs/production.md names settings that there are', () => {
  const text = readFileSync(join(projectRoot, 'docs', 'production.md'), 'utf8');
  const names = [...text.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !either().has(name))).toEqual([]);
});
