import { buildArtefacts } from '../../scripts/artefacts/buildArtefacts.ts';
import { logIn } from '../load/logIn.ts';
import type { Operation } from '../load/Operation.ts';
import { operations } from '../load/operations.ts';
import { type Pressed, press } from '../load/press.ts';
import { machineText } from '../machineText.ts';
import { markdownTable } from '../markdownTable.ts';
import { cpuSeconds } from '../processes/cpuSeconds.ts';
import { startShopServer } from '../processes/startShopServer.ts';
import { type StartedShop, startServer } from '../startServer.ts';
import { type Cost, type Kind, neededFor, perOrder } from './neededFor.ts';

const size = { products: 1000, companies: 200, orders: 2000 };
const connections = 12;
/** The operations that are pressed on one, two and four processes. */
const shared = ['list, 12 of a category', 'cart of 10 lines', 'whole order of 5 lines'];

/** What came of pressing some processes at once. */
interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  /** Cores that were busy, of whom; zero where nobody tells it. */
  readonly cores: { readonly servers: number; readonly postgres: number; readonly load: number };
}

/** Presses processes that share a database, each with its part of the connections. */
async function pressAll(
  servers: readonly { readonly origin: string; readonly pid: number }[],
  postgresPid: number,
  operation: Pick<Operation, 'requests' | 'requestsEach'>,
  seconds: number,
): Promise<Measured> {
  const share = connections / servers.length;
  const pressed = (duration: number): Promise<Pressed[]> =>
    Promise.all(
      servers.map(({ origin }, index) =>
        // Every connection has lists of its own, whichever process it leads to.
        press(origin, (connection) => operation.requests(index * share + connection), {
          connections: share,
          seconds: duration,
        }),
      ),
    );
  await pressed(1);
  const cpu = async () => ({
    servers: await Promise.all(servers.map(({ pid }) => cpuSeconds(pid))),
    postgres: await cpuSeconds(postgresPid),
    load: process.cpuUsage(),
  });
  const before = await cpu();
  const results = await pressed(seconds);
  const after = await cpu();
  const busy = (from: number | null | undefined, to: number | null | undefined) =>
    ((to ?? 0) - (from ?? 0)) / seconds;
  const load = process.cpuUsage(before.load);
  return {
    perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0) / (operation.requestsEach ?? 1),
    p99: Math.max(...results.map(({ p99 }) => p99)),
    cores: {
      servers: after.servers.reduce<number>((sum, to, index) => sum + busy(before.servers[index], to), 0),
      postgres: busy(before.postgres, after.postgres),
      load: (load.user + load.system) / 1e6 / seconds,
    },
  };
}

const costOf = ({ perSecond, cores }: Measured): Cost => ({
  servers: (cores.servers * 1000) / perSecond,
  postgres: (cores.postgres * 1000) / perSecond,
});

/** First HTML of the shop, of its cache, as it is for all but the first visitor of a page. */
async function measureDocument(api: StartedShop, seconds: number): Promise<Measured> {
  const shop = await startShopServer(api.backEnd.origin);
  try {
    const pages = Array.from({ length: 20 }, (_, index) => ({
      path: `/categorie/afdeling-${index + 1}/groep-${index + 1}`,
    }));
    return await pressAll([shop], api.postgresPid, { requests: () => pages }, seconds);
  } finally {
    await shop.stop();
  }
}

/** How long the row of the invoice numbers is held by one order: as long as a commit takes, one after the other. */
async function measurePlacing({ database: { sql } }: StartedShop): Promise<number> {
  const times = 500;
  const began = performance.now();
  for (let time = 0; time < times; time += 1)
    await sql`update number_series set last = last where name = 'factuurnummer'`;
  return (performance.now() - began) / times;
}

/** What an order takes in the database, with its lines, their indexes and the note of its mail. */
async function measureOrder({ database: { sql } }: StartedShop): Promise<number> {
  await sql`vacuum full orders, order_lines, outbox`;
  const [row] = await sql<{ bytes: number }[]>`
    select ((pg_total_relation_size('orders') + pg_total_relation_size('order_lines')
        + pg_total_relation_size('outbox')) / (select count(*) from orders))::int as bytes`;
  return row?.bytes ?? 0;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function neededTable(costs: Readonly<Record<Kind, Cost>>, placeMs: number, orderBytes: number): string {
  return markdownTable(
    [
      'Orders a minute',
      'requests a second',
      'cores, servers',
      'cores, PostgreSQL',
      'time spent placing',
      'GB a day',
    ],
    [1, 100, 10_000].map((orders) => {
      const needed = neededFor(orders, costs, { placeMs, orderBytes });
      return [
        whole.format(orders),
        fine.format(needed.requestsPerSecond),
        fine.format(needed.servers),
        fine.format(needed.postgres),
        `${fine.format(needed.placing * 100)} %`,
        fine.format(needed.gigabytesPerDay),
      ];
    }),
  );
}

/**
 * Presses one, two and four processes of the back end on one database; then works out from what everything cost what
 * shops of 1, 100 and 10,000 orders a minute need.
 *
 * @returns both tables as Markdown.
 */
export async function benchScaleOut({ seconds }: { readonly seconds: number }): Promise<string> {
  await buildArtefacts();
  const server = await startServer();
  try {
    const shops: StartedShop[] = [];
    const rows: string[][] = [];
    const alone = new Map<string, Measured>();
    for (const processes of [1, 2, 4]) {
      while (shops.length < processes) shops.push(await server.open(size));
      const [first] = shops;
      if (!first) continue;
      const tokens = await logIn(first.backEnd.origin, connections);
      const all = operations(tokens, size.products);
      for (const operation of processes === 1 ? all : all.filter(({ name }) => shared.includes(name))) {
        const measured = await pressAll(
          shops.map(({ backEnd }) => backEnd),
          first.postgresPid,
          operation,
          seconds,
        );
        // Of two with one name the second is logged in, which is what those who order are.
        const { name } = operation;
        if (processes === 1)
          alone.set(name === 'the same, logged in' ? ([...alone.keys()].at(-1) ?? name) : name, measured);
        if (!shared.includes(name)) continue;
        const { perSecond, p99, cores } = measured;
        rows.push([
          name,
          String(processes),
          whole.format(perSecond),
          whole.format(p99),
          ...[cores.servers, cores.postgres, cores.load].map((busy) => fine.format(busy)),
        ]);
        console.error(rows.at(-1)?.join('  '));
      }
    }
    const [first] = shops;
    if (!first) throw new Error('No back end was started.');
    const cost = (name: string): Cost => {
      const measured = alone.get(name);
      if (measured === undefined) throw new Error(`There is no operation ${name}.`);
      return costOf(measured);
    };
    const costs: Readonly<Record<Kind, Cost>> = {
      document: costOf(await measureDocument(first, seconds)),
      list: cost('list, 12 of a category'),
      detail: cost('product detail'),
      search: cost('search, 12 found'),
      cart: cost('cart of 10 lines'),
      order: cost('whole order of 5 lines'),
    };
    const placeMs = await measurePlacing(first);
    const orderBytes = await measureOrder(first);
    for (const shop of shops) await shop.stop();
    const costTable = markdownTable(
      ['With one order come', 'how many', 'ms, servers', 'ms, PostgreSQL'],
      (Object.entries(costs) as [Kind, Cost][]).map(([kind, each]) => [
        kind,
        String(perOrder[kind]),
        fine.format(each.servers),
        fine.format(each.postgres),
      ]),
    );
    const pressedTable = markdownTable(
      [
        'Operation',
        'processes',
        'per second',
        'p99 ms',
        'cores, back end',
        'cores, PostgreSQL',
        'cores, load',
      ],
      rows,
    );
    return [
      `${machineText(new Date())}.`,
      pressedTable,
      costTable,
      `A commit that others wait for takes ${fine.format(placeMs)} ms, and an order ${whole.format(orderBytes)} bytes.`,
      neededTable(costs, placeMs, orderBytes),
    ].join('\n\n');
  } finally {
    await server.stop();
  }
}
