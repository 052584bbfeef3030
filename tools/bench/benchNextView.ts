import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { apiSession } from '../../e2e/browser/apiSession.ts';
import { storedCart } from '../../e2e/browser/keepCart.ts';
import { onOpenShop } from './browser/openShop.ts';
import { machineText, markdownTable } from './report.ts';

const rounds = 3;
/** Milliseconds that the emulated line adds to each request. */
const latency = 100;
/** A connection so slow that the time to the heading shows the number of consecutive requests. */
const slowLatency = 2000;
const target = 100;

interface Row {
  readonly name: string;
  readonly path: string;
  /** The place to press in one round; each round has another product. */
  find(page: Page, round: number): Promise<Locator>;
}

const inMain = (selector: string) => async (page: Page, round: number) =>
  page.getByRole('main').locator(selector).nth(round);

const search = 'luiers';

const rowsOf = (list: number): readonly Row[] => [
  {
    name: 'a card of a list',
    path: '/categorie/verzorging/luiers',
    find: inMain('article a[href^="/product/"]'),
  },
  { name: 'a card of the home page', path: '/', find: inMain('article a[href^="/product/"]') },
  {
    name: 'a card with a deal that has a row of its own',
    path: '/aanbiedingen?actie=combinatie',
    find: inMain('article a[href^="/product/"]'),
  },
  {
    name: 'a related product',
    path: '/product/verzorging/luiers/demo-luiers-maat-4',
    find: inMain('article a[href^="/product/"]'),
  },
  {
    name: 'a suggestion of the search box',
    path: '/winkelwagen',
    find: async (page, round) => {
      await page.getByPlaceholder('Zoek je product of merk').first().pressSequentially(search);
      return page
        .getByRole('option')
        .filter({ has: page.locator('img') })
        .nth(round);
    },
  },
  { name: 'a line of the cart', path: '/winkelwagen', find: inMain('a[href^="/product/"]:not([tabindex])') },
  { name: 'a line of a shopping list', path: `/lijsten/${list}`, find: inMain('a[href^="/product/"]') },
  { name: 'a purchase', path: '/eerder-gekocht', find: inMain('a[href^="/product/"]') },
];

interface Arrival {
  /** Milliseconds to the heading. */
  readonly ms: number;
  /** Milliseconds of processor time until then. */
  readonly work: number;
}

async function taskTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/**
 * Resolves to the milliseconds from the next press, or from a call of `history`, to the frame with a heading other than the
 * present one. Runs in the page.
 */
function timeToHeading(start: 'press' | 'back' | 'forward'): Promise<number> {
  const before = document.querySelector('main h1');
  const text = before?.textContent;
  const hasArrived = () => {
    const now = document.querySelector('main h1');
    return now !== null && now.textContent !== '' && (now !== before || now.textContent !== text);
  };
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No heading within twenty seconds')), 20_000);
    const follow = (from: number) => {
      const look = () => {
        if (!hasArrived()) requestAnimationFrame(look);
        // A message follows the frame's paint.
        else {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - from);
          port2.postMessage(null);
        }
      };
      requestAnimationFrame(look);
    };
    if (start === 'press') {
      addEventListener('pointerdown', (event) => follow(event.timeStamp), { capture: true, once: true });
      return;
    }
    follow(performance.now());
    if (start === 'back') history.back();
    else history.forward();
  });
}

const settle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 120_000 });

/** The times of one press on a fresh document, whose data is not loaded, and of the way back and forward. */
async function pressOnce(context: BrowserContext, { path, find }: Row, round: number, delay = latency) {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await settle(page);
    const link = await find(page, round);
    await link.scrollIntoViewIfNeeded();
    // The code of the product page is loaded while the browser is idle.
    await settle(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    const line = { offline: false, latency: delay, downloadThroughput: -1, uploadThroughput: -1 };
    await devTools.send('Network.emulateNetworkConditions', line);
    // Processor time of the main thread, in which other programs do not count.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const arrive = async (start: 'press' | 'back' | 'forward'): Promise<Arrival> => {
      const before = await taskTime(devTools);
      const arrived = page.evaluate(timeToHeading, start);
      // No pause between move and press, so that no resting mouse has loaded the data.
      if (start === 'press') await link.click({ noWaitAfter: true });
      const ms = await arrived;
      return { ms, work: (await taskTime(devTools)) - before };
    };
    const press = await arrive('press');
    await page.waitForURL('**/product/**');
    await settle(page);
    const back = await arrive('back');
    await settle(page);
    return { press, back, forward: await arrive('forward') };
  } finally {
    await page.close();
  }
}

/** Prepares a customer with products in the cart, in a shopping list and in an order. */
async function prepareCustomer(context: BrowserContext, origin: string): Promise<number> {
  const session = await apiSession('hommel@demo.magazijn.test', origin);
  const { products } = await session.call<{ products: { id: number; stock: number }[] }>(
    '/product/category/verzorging/luiers/1/24',
  );
  const ids = products
    .filter(({ stock }) => stock > 20)
    .slice(0, rounds)
    .map(({ id }) => id);
  const { order } = await session.call<{ order: { order_id: number } }>('/order/create', {
    ...Object.fromEntries(ids.map((id) => [`products[${id}]`, '4'])),
    discount: '',
    orderReference: '',
  });
  await session.call(`/payment/account/${order.order_id}`);
  const lines = ids.map((id) => `${id} 2 order`).join('\n');
  const list = await session.call<{ id: number }>('/lists', { name: 'Verzorging', lines });
  const quantities = Object.fromEntries(ids.map((id) => [id, 2]));
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(
    (texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    storedCart(session, { quantities }),
  );
  await page.close();
  return list.id;
}

/** Measures the time from a press to the heading of a product on a line of 100 ms. Returns a Markdown table. */
export const benchNextView = (): Promise<string> =>
  onOpenShop(async (browser, origin) => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const list = await prepareCustomer(context, origin);
    const rows: string[][] = [];
    const times: number[] = [];
    for (const row of rowsOf(list)) {
      const visits: Awaited<ReturnType<typeof pressOnce>>[] = [];
      const slow: typeof visits = [];
      for (let round = 0; round < rounds; round += 1) {
        visits.push(await pressOnce(context, row, round));
        slow.push(await pressOnce(context, row, round, slowLatency));
      }
      // Other work of the machine only lengthens them.
      const figures = (['press', 'back', 'forward'] as const).flatMap((act) => {
        const ms = Math.min(...visits.map((visit) => visit[act].ms));
        times.push(ms);
        return [
          String(Math.floor(Math.min(...slow.map((visit) => visit[act].ms)) / slowLatency)),
          // On the slow line no data arrives in the meantime.
          Math.min(...slow.map((visit) => visit[act].work)).toFixed(0),
          ms.toFixed(0),
        ];
      });
      rows.push([row.name, ...figures]);
    }
    const head = ['press', 'back', 'forward'].flatMap((act) => [`${act}: round trips`, 'CPU ms', 'ms']);
    const table = markdownTable(['Pressed', ...head], rows);
    const missed = times.filter((ms) => ms > target).length;
    const worst = (Math.max(...times) / target).toFixed(1);
    const setting = `a screen of 1440 px, a processor without slowing, ${latency} ms more for each request`;
    return `${machineText()}, ${setting}.\n\n${table}\n\nThe target is ${target} ms: ${missed} of ${times.length} times exceed it; the longest is ${worst} times the target.`;
  });
