import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../packages/demo-data/src/index.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { freePort, startProgram, whenItAnswers } from '../../testing/startProgram.ts';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';
import { buildArtefacts } from './buildArtefacts.ts';

// Each test starts three programs and a database, which takes most of a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let folder = '';

beforeAll(async () => {
  await buildArtefacts();
  folder = await mkdtemp(join(tmpdir(), 'magazijn-artefacts-'));
  // Hard links where the file system allows, since there are 200 MB.
  execFileSync('sh', [
    '-c',
    'cp -al "$0"/. "$1" 2>/dev/null || cp -a "$0"/. "$1"',
    join(projectRoot, 'dist'),
    folder,
  ]);
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const main = (name: string) => join(folder, name, 'main.js');

/** Starts shop, API and worker on a database of their own, and waits until they are ready. */
async function startAll(settings: Readonly<Record<string, string>> = {}) {
  const { url, database, close } = await openTestDatabase('seeded');
  onTestFinished(close);
  const ports = { api: await freePort(), worker: await freePort(), shop: await freePort() };
  const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    API_PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
    PORT: String(ports.shop),
    API_ORIGIN: `http://localhost:${ports.api}`,
    PUBLIC_URL: `http://localhost:${ports.shop}`,
    BACKGROUND_WORK: 'off',
    STOP_DELAY_SECONDS: '1',
    ...settings,
  };
  const metricsPort = { api: await freePort(), worker: await freePort(), shop: await freePort() };
  const started = (name: 'shop' | 'api' | 'worker') => ({
    ...startProgram(main(name), { ...environment, METRICS_PORT: String(metricsPort[name]) }),
    figures: async () => (await fetch(`http://localhost:${metricsPort[name]}/metrics`)).text(),
    origin: `http://localhost:${ports[name]}`,
  });
  const processes = { api: started('api'), worker: started('worker'), shop: started('shop') };
  for (const { origin } of Object.values(processes)) {
    await whenItAnswers(`${origin}/health`);
    await expect.poll(async () => (await fetch(`${origin}/ready`)).status).toBe(200);
  }
  return { ...processes, database, dataDir };
}

/** Returns a function that sends requests as a browser does, with the XSRF cookie repeated in a header. */
async function createVisitor(origin: string) {
  const first = await fetch(`${origin}/api/v1/health`);
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const xsrf = { cookie, 'x-xsrf-token': cookie.slice(cookie.indexOf('=') + 1) };
  return async (method: string, path: string, form?: Record<string, string>, token?: string) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...xsrf, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    expect(response.status, path).toBe(200);
    return (await response.json()).data;
  };
}

async function stop({ child }: { readonly child: ChildProcess }): Promise<void> {
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}

test('the three folders run a shop: an order is placed, and its mail is sent', async () => {
  const { shop, api, worker, dataDir } = await startAll();
  expect(await (await fetch(shop.origin)).text()).toContain('<html lang="nl"');

  const send = await createVisitor(shop.origin);
  const login = { username: 'vlinder@demo.magazijn.test', password: DEMO_PASSWORD };
  const { token } = await send('POST', '/login', login);
  const { products } = await send('GET', '/product/popular/1/1');
  const cart = { [`products[${products[0].id}]`]: '40' };
  const { order } = await send('POST', '/order/create', cart, token);
  await send('POST', `/order/delivery/${order.order_id}`, { date: String(order.delivery_dates[0]) }, token);
  await send('GET', `/payment/account/${order.order_id}`, undefined, token);
  const { orders } = await send('GET', '/order/1/100', undefined, token);
  expect(orders).toHaveLength(1);
  await expect.poll(async () => (await readdir(join(dataDir, 'mail'))).length).toBeGreaterThan(0);
  expect(await worker.figures()).toContain('magazijn_orders{kind="placed",service="worker"} 1\n');
  expect(await api.figures()).toMatch(
    /^http_request_duration_seconds_count\{service="api",method="POST",route="\/api\/v1\/order\/create",status="200"\} 1$/m,
  );
  expect(await shop.figures()).toMatch(/_count\{service="shop",method="GET",route="\/",status="200"\} 1$/m);
  await Promise.all([shop, api, worker].map(stop));
  // One request has the same id in the shop and in the back end.
  const idOf = (output: string, route: string) =>
    /"requestId":"([^"]+)"/.exec(output.split('\n').find((line) => line.includes(route)) ?? '')?.[1];
  const created = idOf(api.output(), '/order/create');
  expect(created).toBeDefined();
  expect(shop.output()).toContain(created);
});

test('the reference on a failed page is in the logs of shop and back end, and in the blocked statement', async () => {
  const { shop, api, worker, database } = await startAll({ SQL_COMMENTS: 'on' });
  const { sql } = database;
  const statements = new Set<string>();
  const html = await sql.begin(async (transaction) => {
    await transaction`lock table categories`;
    let page: string | null = null;
    const requested = fetch(`${shop.origin}/categorie/verzorging`).then(async (answer) => {
      expect(answer.status).toBe(503);
      page = await answer.text();
    });
    // Terminates every blocked query of the page, as an operator would.
    await expect
      .poll(
        async () => {
          const ended = await sql<{ query: string }[]>`
          select query, pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
          for (const { query } of ended) statements.add(query);
          return page;
        },
        { timeout: 30_000 },
      )
      .not.toBeNull();
    await requested;
    return page ?? '';
  });
  await Promise.all([shop, api, worker].map(stop));

  const reference = /Noem bij contact: ([\w-]{8})</.exec(html)?.[1] ?? 'none';
  const found = (output: string) =>
    output.split('\n').filter((line) => line.includes(`"requestId":"${reference}`));
  expect(found(shop.output()).map((line) => JSON.parse(line))).toMatchObject([
    { service: 'shop', route: '/categorie/:category', status: 503 },
  ]);
  expect(found(api.output()).map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ service: 'api', status: 503, event: 'database-unavailable' }),
  );
  expect([...statements]).toContainEqual(
    expect.stringMatching(new RegExp(`^/\\* ${reference}[\\w-]* \\*/ `)),
  );
});

describe.each(['shop', 'api', 'worker'])('the folder of %s', (name) => {
  const path = (...parts: string[]) => join(folder, name, ...parts);
  const ownFiles = async () =>
    (await readdir(path(), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(path(), join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('node_modules'));

  test('has no sources, tests, source maps or paths of the build machine', async () => {
    const files = await ownFiles();
    expect(files).toContain('main.js');
    const served = /\.(?:js|json|sql|css|ico|png|svg|ttf|woff2)$/;
    expect(
      files.filter((file) => !served.test(file) && !/(?:^|\/)(?:LICENSE|README)[\w.-]*$/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /\.(?:test|stories|config)\./.test(file))).toEqual([]);
    for (const file of files.filter((each) => /\.(?:js|css)$/.test(each))) {
      const text = await readFile(path(file), 'utf8');
      expect(text, file).not.toMatch(/\/[/*]# sourceMappingURL=\S+(?: \*\/)?\s*$/);
      expect(text.includes(projectRoot), file).toBe(false);
    }
  });

  test('has production packages only', async () => {
    const { components } = JSON.parse(await readFile(path('sbom.cdx.json'), 'utf8'));
    const listed = new Set(
      components.map((component: { group?: string; name: string }) =>
        component.group ? `${component.group}/${component.name}` : component.name,
      ),
    );
    const packages = await installedPackages(path());
    expect(packages.length > 50).toBe(name !== 'shop');
    expect(packages.filter((each) => !listed.has(each))).toEqual([]);
    // The SBOM has no development tools.
    for (const tool of ['vitest', 'typescript', 'vite', 'drizzle-kit', 's3rver', '@playwright/test'])
      expect(listed.has(tool), tool).toBe(false);
  });

  test('starts with Node only, and prints its settings', async () => {
    const { code, output } = await runCommand([process.execPath, 'main.js', '--check'], {
      cwd: path(),
      env: { DATABASE_URL: 'postgres://localhost/shop' },
    });
    expect(code, output).toBe(0);
    expect(output).toMatch(/^PUBLIC_URL/m);
  });
});

/** The names of all packages below a folder, nested ones included. */
async function installedPackages(root: string): Promise<string[]> {
  const folders = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const names = folders.map(
    (each) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^@\\/][^\\/]*)$/.exec(each)?.[1],
  );
  return [...new Set(names.filter((each) => each !== undefined))];
}

test('each folder has an SBOM with versions, licences and checksums', async () => {
  for (const name of ['shop', 'api', 'worker']) {
    const sbom = JSON.parse(await readFile(join(folder, name, 'sbom.cdx.json'), 'utf8'));
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const [hono] = sbom.components.filter((component: { name: string }) => component.name === 'hono');
    expect(hono).toMatchObject({
      version: expect.stringMatching(/^\d/),
      licenses: [{ license: { id: 'MIT' } }],
      externalReferences: expect.arrayContaining([
        expect.objectContaining({ hashes: [expect.objectContaining({ alg: 'SHA-512' })] }),
      ]),
    });
  }
});

/** Repeats a request until `isReady` is false, as a load balancer's clients do. */
async function press(origin: string, path: string, isReady: () => boolean): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  while (isReady()) {
    const answer = await fetch(`${origin}${path}`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: Error) => error.message,
    );
    answers.push(answer);
  }
  return answers;
}

test('a SIGTERM under load loses no request, neither of the back end nor of the shop', async () => {
  const { shop, api, worker } = await startAll();
  for (const [process, path] of [
    [shop, '/api/v1/product/popular/1/12'],
    [api, '/api/v1/product/popular/1/12'],
  ] as const) {
    let ready = true;
    const pressed = Array.from({ length: 8 }, () => press(process.origin, path, () => ready));
    await new Promise((next) => setTimeout(next, 500));
    const ended = once(process.child, 'exit');
    process.child.kill('SIGTERM');
    // A load balancer checks readiness at intervals.
    while (ready) {
      await new Promise((next) => setTimeout(next, 200));
      // Until then no request may be refused.
      ready = await fetch(`${process.origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    }
    const answers = (await Promise.all(pressed)).flat();
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(answers.length).toBeGreaterThanOrEqual(pressed.length);
    expect(await ended).toEqual([0, null]);
  }
  await stop(worker);
});
