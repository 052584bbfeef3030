import type { BrowserContext } from 'playwright-core';
import { logInAsCustomer, openShop } from '../browser/openShop.ts';
import { machineText } from '../machineText.ts';
import { percentile } from '../scale/percentile.ts';
import { measurePaint, type Paint } from './measurePaint.ts';
import { type PagePaints, paintsTable } from './paintsTable.ts';

const rounds = 5;
const slowdown = 4;

const pages = {
  home: '/',
  category: '/categorie/verzorging/luiers',
  product: '/product/verzorging/luiers/demo-luiers-maat-4',
  search: '/zoeken/luiers',
} as const;

async function visits(context: BrowserContext, who: string): Promise<PagePaints[]> {
  const found: PagePaints[] = [];
  for (const [name, path] of Object.entries(pages)) {
    // The first visit makes what the server keeps: the page, its pictures.
    await measurePaint(context, path, slowdown);
    const paints: Paint[] = [];
    for (let round = 0; round < rounds; round += 1) paints.push(await measurePaint(context, path, slowdown));
    const largest = percentile(
      paints.map((paint) => paint.largest),
      50,
    );
    const shift = Math.max(...paints.map((paint) => paint.shift));
    found.push({ name: `${name}, ${who}`, largest, shift, visits: rounds });
  }
  return found;
}

/** Opens the pages that people come in by, on a phone with a slow line, as a visitor and as a customer. */
export async function benchPaints(): Promise<string> {
  const { browser, origin, close } = await openShop();
  try {
    const phone = { baseURL: origin, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
    const visitor = await browser.newContext(phone);
    const customer = await browser.newContext(phone);
    await logInAsCustomer(await customer.newPage());
    const table = paintsTable([
      ...(await visits(visitor, 'visitor')),
      ...(await visits(customer, 'customer')),
    ]);
    return `${machineText(new Date())}, a processor slowed ${slowdown} times.\n\n${table}`;
  } finally {
    await close();
  }
}
