// `pnpm docs:buyer-pictures`: takes the pictures of docs/buyers.md again, from a shop with the demo data that a customer
// has used for some weeks. Run it after a change of these pages, and look at the pictures.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { chromiumExecutable } from '../../testing/chromiumExecutable.ts';
import { startShop } from '../../testing/startShop.ts';
import { buildShop } from '../buildShop.ts';
import { type Call, demo, folder, logInToApi, openPage, placeOrder, take } from './openPage.ts';
import { takeOrganisation } from './takeOrganisation.ts';

const createList = (call: Call, name: string, lines: readonly string[]) =>
  call<{ id: number }>('/lists', { name, shared: '1', lines: lines.join('\n') });

async function takeAll(browser: Browser, shop: string): Promise<void> {
  const { call, token } = await logInToApi(shop, 'vlinder');
  const customer = { shop, token };
  await placeOrder(call, { [demo.diapers]: 12, [demo.wipes]: 4, [demo.paint]: 2 });
  await placeOrder(call, { [demo.diapers]: 10, [demo.wipes]: 6, [demo.gloves]: 3, [demo.juice]: 6 });
  const { id: list } = await createList(call, 'Egels', [
    `${demo.diapers} 4 order`,
    `${demo.soldOut} 2 order`,
    `${demo.juice} 2 order`,
    `${demo.paint} 1 order`,
  ]);
  const { id: storeroom } = await createList(call, 'Magazijn boven', [
    `${demo.wipes} 12 stock`,
    `${demo.gloves} 8 stock`,
    `${demo.paint} 4 stock`,
  ]);
  const weekly = { unit: 'week', every: '1', day: '2', starts_on: new Date().toISOString().slice(0, 10) };
  const { id: standingOrder } = await call<{ id: number }>('/standing-orders', {
    ...weekly,
    name: 'Elke dinsdag',
    max_price_rise: '5',
    reference: 'Groep Egels',
    list: String(list),
  });

  const round = await openPage(browser, customer, { path: `/lijsten/${storeroom}/telling`, width: 390 });
  await round.getByRole('spinbutton').fill('5');
  await take(round, 'round-390');

  const preview = await openPage(browser, customer, { path: `/lijsten/${list}`, width: 390 });
  await preview.getByRole('button', { name: 'Alles in winkelmand' }).tap();
  await preview.getByRole('dialog').getByRole('button', { name: /^Leg / }).waitFor();
  await take(preview, 'list-390');

  const search = await openPage(browser, customer, { path: '/', width: 390 });
  await search.getByPlaceholder('Zoek').tap();
  await search.keyboard.type('luiers maat 4');
  await search.getByRole('option').first().waitFor();
  await take(search, 'search-390');

  const quickOrder = await openPage(browser, customer, { path: '/snel-bestellen', width: 960 });
  await quickOrder.getByLabel('Artikelnummer, EAN of naam, regel 1').first().focus();
  await quickOrder.evaluate(pasteList, '2x 101404\nnitril handschoenen maat M: 3\n101419 1\nappelsap 2');
  await quickOrder.getByRole('button', { name: /^Leg \d/ }).waitFor();
  await take(quickOrder, 'quick-order-960');

  await take(await openPage(browser, customer, { path: '/eerder-gekocht', width: 960 }), 'purchases-960');
  await take(
    await openPage(browser, customer, { path: `/herhaalorders/${standingOrder}`, width: 960 }),
    'standing-order-960',
  );

  const phone = await openPage(browser, customer, { path: '/winkelwagen', width: 390 });
  const desk = await openPage(browser, customer, { path: `/lijsten/${list}`, width: 960 });
  await desk.getByRole('button', { name: 'Alles in winkelmand' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: /^Leg / }).click();
  await desk
    .getByText(/liggen in je winkelmand/)
    .first()
    .waitFor();
  await phone.bringToFront();
  await phone
    .getByText(/is toegevoegd/)
    .first()
    .waitFor();
  await take(phone, 'cart-390');
  await desk.context().close();
}

/** Pastes a text into the field that has the focus. Runs in the page. */
function pasteList(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

await buildShop();
const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-pictures-'));
const running = await startShop(dataDir);
const browser = await chromium.launch(await chromiumExecutable());
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await takeAll(browser, running.shop);
  await takeOrganisation(browser, running, dataDir);
} finally {
  await browser.close();
  await running.stop();
  await rm(dataDir, { recursive: true, force: true });
}
