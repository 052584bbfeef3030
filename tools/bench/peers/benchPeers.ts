import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { documentWeight } from '../browser/documentWeight.ts';
import { measurePaint } from '../browser/measurePaint.ts';
import { onOpenShop, slowdown } from '../browser/openShop.ts';
import { logIn } from '../load/customers.ts';
import { operations } from '../load/operations.ts';
import { sendLoad } from '../load/sendLoad.ts';
import { cpuSeconds } from '../processes/procFiles.ts';
import { onCluster } from '../processes/startCluster.ts';
import { startDatabase } from '../processes/startDatabases.ts';
import { type StartedProcess, startProcess } from '../processes/startProcess.ts';
import { machineText, markdownTable, percentile } from '../report.ts';
import { installPeer, NotInstalled, type Peer } from './installPeer.ts';
import { category, nextShop } from './nextShop.ts';
import { isFilled, type Operations, vendure, vendureOperations } from './vendure.ts';

const run = promisify(execFile);
const size = { products: 500, companies: 20, orders: 0 };
const rounds = 3;
const connections = 10;

/** The names of our operations that a peer has too. */
const ours = {
  list: 'list, 12 of a category',
  search: 'search, 12 found',
  cart: 'cart of 10 lines',
  order: 'whole order of 5 lines',
} as const satisfies Record<keyof Operations, string>;

type Costs = Readonly<Record<keyof Operations, number>>;

/** Runs an action with an installed peer in a temporary folder. Returns why it could not be installed instead. */
async function withPeer<Result>(
  peer: Peer,
  act: (folder: string) => Promise<Result>,
): Promise<Result | NotInstalled> {
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-peer-'));
  try {
    await installPeer(folder, peer);
    return await act(folder);
  } catch (error) {
    if (error instanceof NotInstalled) return error;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Script, elements, largest paint and blocking time of our category page and of Next.js's, visited in turn. */
const comparePages = () =>
  onOpenShop(async (browser, origin) =>
    withPeer(nextShop, async (folder) => {
      const env = { ...process.env, SHOP_ORIGIN: origin, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };
      const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
      await run(process.execPath, [next, 'build'], { cwd: folder, env });
      const server = await startProcess({
        name: 'Next.js',
        program: next,
        parameters: ['start'],
        folder,
        portName: 'PORT',
        readyPath: '/',
        log: join(folder, 'next.log'),
        environment: { SHOP_ORIGIN: origin, NODE_ENV: 'production' },
      });
      try {
        await server.ready();
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          deviceScaleFactor: 2,
        });
        // On the shop's host, whose pictures browsers refuse to pages of another site.
        const peer = Object.assign(new URL(server.origin), { hostname: new URL(origin).hostname });
        const pages = [`${origin}/categorie/${category}`, peer.href];
        for (const page of pages) await measurePaint(context, page);
        const visits: Awaited<ReturnType<typeof measurePaint>>[][] = pages.map(() => []);
        for (let round = 0; round < rounds; round += 1)
          for (const [at, page] of pages.entries()) visits[at]?.push(await measurePaint(context, page));
        const weights = await Promise.all(pages.map(documentWeight));
        return visits.map((paints, at) => {
          const middle = (value: (paint: (typeof paints)[number]) => number) =>
            percentile(paints.map(value), 50);
          return [
            weights[at]?.script ?? Number.NaN,
            weights[at]?.elements ?? Number.NaN,
            middle(({ largest }) => largest),
            middle(({ blocking }) => blocking),
          ];
        });
      } finally {
        await server.stop();
      }
    }),
  );

const ourCosts = (): Promise<Costs> =>
  onCluster({ size, apis: 1 }, async ({ origin, apis, primary }) => {
    const tokens = await logIn(origin, size.companies);
    const cpu = async () =>
      ((await cpuSeconds(apis[0]?.pid() ?? 0)) ?? 0) + ((await cpuSeconds(await primary.pid())) ?? 0);
    const all = operations(tokens, size.products);
    const cost = async (name: string) => {
      const operation = all.find((each) => each.name === name);
      if (!operation) throw new Error(`There is no operation '${name}'.`);
      await sendLoad(origin, operation.requests, { connections, seconds: 3 });
      const before = await cpu();
      const { requests } = await sendLoad(origin, operation.requests, { connections, seconds: 5 });
      return (((await cpu()) - before) * 1000 * (operation.requestsEach ?? 1)) / requests;
    };
    return {
      list: await cost(ours.list),
      search: await cost(ours.search),
      cart: await cost(ours.cart),
      order: await cost(ours.order),
    };
  });

/** Calls an operation on all connections for some seconds. Returns how often it ended. */
async function repeat(
  work: (number: number) => Promise<unknown>,
  from: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let number = from;
  const turn = async () => {
    while (performance.now() < end) {
      number += 1;
      await work(number);
    }
  };
  // Each connection has its own numbers, so that it keeps its cart.
  await Promise.all(Array.from({ length: connections }, turn));
  return number - from;
}

const vendureCosts = () =>
  withPeer(vendure(size.products), async (folder): Promise<Costs> => {
    const database = await startDatabase(join(folder, 'database'));
    let server: StartedProcess | null = null;
    try {
      server = await startProcess({
        name: 'Vendure',
        program: join(folder, 'server.cjs'),
        folder,
        portName: 'PORT',
        readyPath: '/health',
        log: join(folder, 'vendure.log'),
        environment: {
          DATABASE_URL: database.url,
          GROUPS: String(size.products / 50),
          NODE_ENV: 'production',
        },
      });
      await server.ready();
      while (!(await isFilled(server.origin).catch(() => false))) await wait(1000);
      const all = await vendureOperations(server.origin, size.products, connections);
      const pid = server.pid();
      const cpu = async () =>
        ((await cpuSeconds(pid)) ?? 0) + ((await cpuSeconds(await database.pid())) ?? 0);
      const cost = async (work: (number: number) => Promise<unknown>) => {
        const warmed = await repeat(work, 0, 3);
        const before = await cpu();
        const times = await repeat(work, warmed, 5);
        return (((await cpu()) - before) * 1000) / times;
      };
      return {
        list: await cost(all.list),
        search: await cost(all.search),
        cart: await cost(all.cart),
        order: await cost(all.order),
      };
    } finally {
      await server?.stop();
      await database.stop();
    }
  });

const times = (theirs: number, own: number): string => `${(theirs / own).toFixed(1)} ×`;

/**
 * Installs comparable products from the npm registry in temporary folders and measures them beside this shop: a category
 * page of Next.js, and Vendure's server. Returns two Markdown tables.
 */
export async function benchPeers(): Promise<string> {
  const pages = await comparePages();
  const own = await ourCosts();
  const theirs = await vendureCosts();
  const pageHead = ['A category page', 'script kB', 'elements', 'largest paint ms', 'blocking ms'];
  const pageRow = (name: string, figures: readonly number[]) => [
    name,
    ...figures.map((each) => each.toFixed(0)),
  ];
  const [shopPage = [], nextPage = []] = pages instanceof NotInstalled ? [] : pages;
  const pageRows =
    pages instanceof NotInstalled
      ? [[pages.message, '', '', '', '']]
      : [
          pageRow('this shop', shopPage),
          pageRow(nextShop.name, nextPage),
          [
            'ratio, theirs by ours',
            ...nextPage.map((figure, at) => times(figure, shopPage[at] ?? Number.NaN)),
          ],
        ];
  const kinds = Object.keys(ours) as (keyof Operations)[];
  const costRow = (name: string, costs: Costs) => [name, ...kinds.map((kind) => costs[kind].toFixed(2))];
  const costRows = [
    costRow('this back end', own),
    ...(theirs instanceof NotInstalled
      ? [[theirs.message, '', '', '', '']]
      : [
          costRow('Vendure 3.7.3', theirs),
          ['ratio, theirs by ours', ...kinds.map((kind) => times(theirs[kind], own[kind]))],
        ]),
    // Its figures of 2026-11-20 are in docs/performance.md.
    ['Medusa: not measured, the bench has no code that fills and calls it', '', '', '', ''],
  ];
  return [
    `${machineText()}, ${size.products} products; pages on a processor slowed ${slowdown} times and slow 4G.`,
    markdownTable(pageHead, pageRows),
    markdownTable(['Processor ms, server and PostgreSQL', ...Object.values(ours)], costRows),
  ].join('\n\n');
}
