import { connect } from '../../apps/api/src/database.ts';
import { logIn } from './load/customers.ts';
import { type Operation, operations } from './load/operations.ts';
import { sendLoad } from './load/sendLoad.ts';
import { cpuSeconds } from './processes/procFiles.ts';
import { type Cluster, onCluster } from './processes/startCluster.ts';
import type { StartedProcess } from './processes/startProcess.ts';
import { machineText, markdownTable } from './report.ts';

const size = { products: 1000, companies: 200, orders: 2000 };
const connections = 12;
/** The operations that are measured on one, two and four processes. */
const shared = ['list, 12 of a category', 'cart of 10 lines', 'whole order of 5 lines'];
/**
 * The requests that belong to one order, by the mix of `mixedRequests`, each with the operation that has its cost. An
 * order is three requests. Three documents are first views; later pages are rendered in the browser.
 */
const perOrder = [
  { kind: 'document', count: 3, requests: 3, operation: 'document' },
  { kind: 'list', count: 7, requests: 7, operation: 'list, 12 of a category' },
  { kind: 'detail', count: 7, requests: 7, operation: 'product detail' },
  { kind: 'search', count: 3, requests: 3, operation: 'search, 12 found' },
  { kind: 'cart', count: 2, requests: 2, operation: 'cart of 10 lines' },
  { kind: 'order', count: 1, requests: 3, operation: 'whole order of 5 lines' },
];
/** The planned load of a core, which leaves room for bursts. */
const plannedLoad = 0.5;

type PressedOperation = Pick<Operation, 'requests' | 'requestsEach'>;

/** Loads processes that share a database, each with its share of the connections. Returns throughput and busy cores. */
async function pressAll(
  servers: readonly StartedProcess[],
  { primary }: Cluster,
  { requests, requestsEach = 1 }: PressedOperation,
  seconds: number,
) {
  const share = connections / servers.length;
  const pressed = (duration: number) =>
    Promise.all(
      servers.map(({ origin }, index) =>
        // Each connection has requests of its own, whichever process serves it.
        sendLoad(origin, (connection) => requests(index * share + connection), {
          connections: share,
          seconds: duration,
        }),
      ),
    );
  await pressed(1);
  const cpu = async () => {
    const own = await Promise.all(servers.map((server) => cpuSeconds(server.pid())));
    const load = process.cpuUsage();
    return {
      servers: own.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      postgres: (await cpuSeconds(await primary.pid())) ?? 0,
      load: (load.user + load.system) / 1e6,
    };
  };
  const before = await cpu();
  const results = await pressed(seconds);
  const after = await cpu();
  const cores = (part: keyof typeof before) => (after[part] - before[part]) / seconds;
  return {
    perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0) / requestsEach,
    p99: Math.max(...results.map(({ p99 }) => p99)),
    servers: cores('servers'),
    postgres: cores('postgres'),
    load: cores('load'),
  };
}

type Measured = Awaited<ReturnType<typeof pressAll>>;

/** The milliseconds for which an order locks the invoice numbers, and the bytes that an order takes. */
async function measureOrders({ primary }: Cluster) {
  const { sql, ...database } = connect(primary.url, { connections: 1 });
  try {
    const times = 500;
    const began = performance.now();
    for (let time = 0; time < times; time += 1)
      await sql`update number_series set last = last where name = 'factuurnummer'`;
    const holdMs = (performance.now() - began) / times;
    await sql`vacuum full orders, order_lines, outbox`;
    const [row] = await sql<{ bytes: number }[]>`
      select ((pg_total_relation_size('orders') + pg_total_relation_size('order_lines')
          + pg_total_relation_size('outbox')) / (select count(*) from orders))::int as bytes`;
    return { holdMs, bytes: row?.bytes ?? 0 };
  } finally {
    await database.close();
  }
}

const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The machines that a number of orders a minute needs, by the measured costs. */
function neededTable(
  costs: readonly { readonly count: number; readonly servers: number; readonly postgres: number }[],
  { holdMs, bytes }: { readonly holdMs: number; readonly bytes: number },
): string {
  const requests = perOrder.reduce((sum, each) => sum + each.requests, 0);
  const milliseconds = (part: 'servers' | 'postgres') =>
    costs.reduce((sum, cost) => sum + cost.count * cost[part], 0);
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
      const perSecond = orders / 60;
      return [
        integer.format(orders),
        decimal.format(perSecond * requests),
        decimal.format((perSecond * milliseconds('servers')) / 1000 / plannedLoad),
        decimal.format((perSecond * milliseconds('postgres')) / 1000 / plannedLoad),
        `${decimal.format((perSecond * holdMs) / 10)} %`,
        // Ten such hours a day.
        decimal.format((orders * 600 * bytes) / 1e9),
      ];
    }),
  );
}

/**
 * Measures one, two and four back-end processes on one database, and derives what shops with 1, 100 and 10,000 orders a
 * minute need.
 */
export const benchScaleOut = ({ seconds }: { readonly seconds: number }): Promise<string> =>
  onCluster({ size, apis: 4, shops: 1 }, async (cluster) => {
    const tokens = await logIn(cluster.origin, connections);
    const all = operations(tokens, size.products);
    const alone = new Map<string, Measured>();
    const rows: string[][] = [];
    for (const processes of [1, 2, 4])
      for (const operation of all.filter(({ name }) => processes === 1 || shared.includes(name))) {
        const measured = await pressAll(cluster.apis.slice(0, processes), cluster, operation, seconds);
        const { name } = operation;
        if (processes === 1) alone.set(name, measured);
        if (!shared.includes(name)) continue;
        const { perSecond, p99, servers, postgres, load } = measured;
        const figures = [
          integer.format(perSecond),
          integer.format(p99),
          ...[servers, postgres, load].map(decimal.format),
        ];
        rows.push([name, String(processes), ...figures]);
        console.error(rows.at(-1)?.join('  '));
      }
    // Documents from the shop's cache, as all but the first visitor of a page get them.
    const pages = Array.from({ length: 20 }, (_, index) => ({
      path: `/categorie/afdeling-${index + 1}/groep-${index + 1}`,
    }));
    alone.set('document', await pressAll(cluster.shops, cluster, { requests: () => pages }, seconds));
    const costs = perOrder.map(({ operation, ...each }) => {
      const measured = alone.get(operation);
      if (measured === undefined) throw new Error(`There is no operation ${operation}.`);
      const { perSecond, servers, postgres } = measured;
      return { ...each, servers: (servers * 1000) / perSecond, postgres: (postgres * 1000) / perSecond };
    });
    const orders = await measureOrders(cluster);
    return [
      `${machineText()}.`,
      markdownTable(
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
      ),
      markdownTable(
        ['With one order come', 'how many', 'ms, servers', 'ms, PostgreSQL'],
        costs.map(({ kind, count, servers, postgres }) => [
          kind,
          String(count),
          decimal.format(servers),
          decimal.format(postgres),
        ]),
      ),
      `A commit that others wait for takes ${decimal.format(orders.holdMs)} ms, and an order ${integer.format(orders.bytes)} bytes.`,
      neededTable(costs, orders),
    ].join('\n\n');
  });
