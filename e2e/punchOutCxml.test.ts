import type { Page } from '@playwright/test';
import { lastReturn, orderInPunchOut, putInCart } from './browser/punchOut.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const banner = (page: Page) => page.getByRole('region', { name: 'Inkoopsysteem' });

/** Opens the shop by a PunchOutSetupRequest. `edit` and `inspect` name the items of the last message. */
async function setUp(page: Page, operation: 'create' | 'edit' | 'inspect'): Promise<void> {
  await page.goto(`${shopUnderTest().sandbox}/procurement`);
  await page.getByLabel('operation').fill(operation);
  await page.getByRole('button', { name: 'Open the shop by cXML' }).click();
  await expect(banner(page)).toBeVisible();
}

async function itemsReturned(page: Page): Promise<string[]> {
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
  const [[, message = ''] = []] = (await lastReturn()).fields;
  expect(message).toContain('<PunchOutOrderMessage>');
  return [...message.matchAll(/<ItemIn quantity="(\d+)">/g)].map(([, quantity = '']) => quantity);
}

test('[T62] cXML: returned items can be inspected and edited; a cancelled punch-out returns an empty message', async ({
  openPage,
}) => {
  const page = await openPage('/robots.txt');
  await setUp(page, 'create');
  await banner(page).getByRole('button', { name: 'Annuleren' }).click();
  expect(await itemsReturned(page)).toEqual([]);

  await setUp(page, 'create');
  await page.goto(diapers);
  await putInCart(page, 12);
  await orderInPunchOut(page);
  expect(await itemsReturned(page)).toEqual(['12']);
  expect((await lastReturn()).problems).toEqual([]);

  await setUp(page, 'inspect');
  await page.waitForURL('**/winkelwagen');
  await expect(
    banner(page).getByText('Je bekijkt wat je eerder koos: het gaat terug zoals het kwam.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Winkelmand.*12 artikelen/ }).first()).toBeVisible();
  await banner(page).getByRole('button', { name: 'Annuleren' }).click();
  expect(await itemsReturned(page)).toEqual(['12']);
  expect((await lastReturn()).problems).toEqual([]);

  await setUp(page, 'edit');
  await page.waitForURL('**/winkelwagen');
  await page.goto(diapers);
  await page.getByRole('main').getByRole('spinbutton').first().fill('15');
  await expect(page.getByRole('link', { name: /Winkelmand.*15 artikelen/ }).first()).toBeVisible();
  await orderInPunchOut(page);
  expect(await itemsReturned(page)).toEqual(['15']);

  await page.getByRole('button', { name: 'Send the OrderRequest' }).click();
  await expect(page.getByText('Accepted.')).toBeVisible();
});
