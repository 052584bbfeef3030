import { cpuSeconds } from './processes/procFiles.ts';
import { type Cluster, onCluster } from './processes/startCluster.ts';
import { machineText, markdownTable } from './report.ts';
import { nouns } from './shop/fillCatalogue.ts';

/** Has enough addresses of each kind: every page is requested once, so that no cache has it. */
const size = { products: 10_000, companies: 10, orders: 0 };
/** Excludes the compilation of Node. */
const warmUpPages = 200;
const measuredPages = 150;

const target = '≤ 3';

/** The addresses of each kind of page, all different. */
function addresses(): Readonly<Record<string, readonly string[]>> {
  const groups = Array.from({ length: size.products / 50 }, (_, group) => group + 1);
  const categoryOf = (group: number) => `afdeling-${1 + ((group - 1) % 20)}/groep-${group}`;
  const ofProduct = (product: number) => categoryOf(Math.ceil(product / 50));
  return {
    product: Array.from({ length: 600 }, (_, n) => n * 16 + 1).map(
      (product) => `/product/${ofProduct(product)}/product-${product}`,
    ),
    category: [1, 2, 3].flatMap((page) =>
      groups.map((group) => `/categorie/${categoryOf(group)}${page === 1 ? '' : `?page=${page}`}`),
    ),
    search: nouns.flatMap((noun) => Array.from({ length: 12 }, (_, n) => `/zoeken/${noun}%20maat%20${n}`)),
  };
}

async function open(origin: string, paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${path} → ${response.status}`);
    bytes += (await response.bytes()).byteLength;
  }
  return bytes;
}

/** The processor milliseconds of one page of a kind, in each process. */
async function measureKind(cluster: Cluster, name: string, paths: readonly string[]): Promise<string[]> {
  const { origin, shops, apis, primary } = cluster;
  const pids = [shops[0]?.pid() ?? 0, apis[0]?.pid() ?? 0, await primary.pid()];
  const cpu = () => Promise.all(pids.map(cpuSeconds));
  await open(origin, paths.slice(0, warmUpPages));
  const before = await cpu();
  const measured = paths.slice(warmUpPages, warmUpPages + measuredPages);
  const bytes = await open(origin, measured);
  const after = await cpu();
  const each = after.map((to, at) => {
    const from = before[at] ?? null;
    return to === null || from === null ? 'unknown' : (((to - from) * 1000) / measured.length).toFixed(2);
  });
  return [
    name,
    each[0] ?? '',
    target,
    ...each.slice(1),
    Math.round(bytes / measured.length / 1000).toString(),
  ];
}

/** Measures pages that no cache has, one at a time, compressed as for a browser. Returns a Markdown table. */
export const benchPages = (): Promise<string> =>
  onCluster({ size, apis: 1, shops: 1 }, async (cluster) => {
    const rows: string[][] = [];
    for (const [name, paths] of Object.entries(addresses())) {
      rows.push(await measureKind(cluster, name, paths));
      console.error(rows.at(-1)?.join('  '));
    }
    const table = markdownTable(
      ['Page', 'CPU ms, shop', 'target', 'CPU ms, back end', 'CPU ms, PostgreSQL', 'kB of HTML'],
      rows,
    );
    return `${machineText()}.\n\n${table}`;
  });
