import { logIn } from '../load/logIn.ts';
import { machineText } from '../machineText.ts';
import { markdownTable } from '../markdownTable.ts';
import { startServer } from '../startServer.ts';
import { growth } from './growth.ts';
import { mixedLoad } from './mixedLoad.ts';

/** The large shop of the issue, and two smaller ones to compare with. */
const sizes = [
  { products: 1000, companies: 200, orders: 2000 },
  { products: 10_000, companies: 1000, orders: 20_000 },
  { products: 100_000, companies: 10_000, orders: 1_000_000 },
] as const;

const ms = (value: number): string => value.toFixed(1);

/**
 * Makes three shops of 1,000 to 100,000 products and measures how the cost of a page, a search and a cart grows with
 * them; then loads the largest with 100 mixed requests every second and follows the memory of the back end.
 */
export async function benchScale({ minutes }: { readonly minutes: number }): Promise<string> {
  const server = await startServer();
  try {
    const costs: { readonly products: number; readonly rows: Awaited<ReturnType<typeof growth>> }[] = [];
    let mixed = '';
    for (const size of sizes) {
      const began = performance.now();
      const shop = await server.open(size);
      console.error(`${size.products} products made in ${Math.round((performance.now() - began) / 1000)} s`);
      const tokens = await logIn(shop.backEnd.origin, 10);
      costs.push({ products: size.products, rows: await growth(shop, tokens, size.products) });
      if (size === sizes.at(-1)) mixed = await mixedLoad(shop, tokens, size.products, minutes);
      await shop.stop();
    }
    const names = costs[0]?.rows.map(({ name }) => name) ?? [];
    const table = markdownTable(
      ['Milliseconds per request, one at a time', ...costs.map(({ products }) => `${products} products`)],
      names.map((name, row) => [name, ...costs.map(({ rows }) => ms(rows[row]?.milliseconds ?? Number.NaN))]),
    );
    return `${machineText(new Date())}.\n\n${table}\n\n${mixed}`;
  } finally {
    await server.stop();
  }
}
