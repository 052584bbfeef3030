import type { BrowserContext } from 'playwright-core';
import { type MainThreadTask, mainThreadTasks } from '../testing/mainThreadTasks.ts';
import { logInAsCustomer, onOpenShop, slowdown } from './browser/openShop.ts';
import { machineText, markdownTable } from './report.ts';

const rounds = 3;
/** Milliseconds above which a task is long, as in the Long Tasks API. */
const long = 50;
const pages = {
  home: '/',
  category: '/categorie/verzorging/luiers',
  product: '/product/verzorging/luiers/demo-luiers-maat-4',
};
const add = /^Voeg toe: /;

/** The tasks of one visit with an empty browser cache, longest first. */
async function visit(context: BrowserContext, path: string): Promise<MainThreadTask[]> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const tasks = await mainThreadTasks(page, async () => {
    await page.goto(path, { timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
  });
  await page.close();
  return tasks;
}

/** A page's visit with the shortest longest task: other work of the machine only lengthens tasks. */
async function row(context: BrowserContext, name: string, path: string): Promise<string[]> {
  // Fills the server's caches.
  await visit(context, path);
  const visits: MainThreadTask[][] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(context, path));
  const longest = (tasks: readonly MainThreadTask[]) => tasks[0]?.ms ?? 0;
  const [best = []] = visits.toSorted((a, b) => longest(a) - longest(b));
  const longTasks = best.filter(({ ms }) => ms > long);
  const all = best.reduce((sum, { ms }) => sum + ms, 0);
  const told = longTasks.map(({ ms, work }) => `${work} ${ms.toFixed(0)}`).join(', ');
  return [name, longest(best).toFixed(0), String(longTasks.length), '0', all.toFixed(0), told || 'none'];
}

/** Measures the tasks of the main thread while pages open on a phone. Returns a Markdown table. */
export const benchTasks = (): Promise<string> =>
  onOpenShop(async (browser, origin) => {
    const phone = { baseURL: origin, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
    const visitor = await browser.newContext(phone);
    const customer = await browser.newContext(phone);
    const page = await customer.newPage();
    await logInAsCustomer(page);
    await page.goto(pages.category);
    for (let line = 0; line < 4; line += 1)
      await page.getByRole('main').getByRole('button', { name: add }).first().click();
    await page.close();
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(pages)) {
      rows.push(await row(visitor, `${name}, visitor`, path));
      rows.push(await row(customer, `${name}, customer`, path));
    }
    rows.push(await row(customer, 'cart of four lines', '/winkelwagen'));
    const table = markdownTable(
      ['Page', 'longest ms', `over ${long} ms`, 'target', 'all tasks ms', 'what, ms'],
      rows,
    );
    return `${machineText()}, a processor slowed ${slowdown} times.\n\n${table}`;
  });
