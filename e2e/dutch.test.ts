// Searches a customer's pages for English: visible texts, accessible names and tooltips.
import type { Page } from '@playwright/test';
import { englishIn } from './browser/englishIn.ts';
import { keepCart } from './browser/keepCart.ts';
import { openWhole } from './browser/openWhole.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { expect, test } from './fixtures.ts';

/** The title, visible texts and accessible names of a page, without repetitions. */
async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.locator('body, body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')),
        ...[
          'aria-label',
          'aria-description',
          'aria-roledescription',
          'aria-valuetext',
          'alt',
          'title',
          'placeholder',
        ].map((name) => element.getAttribute(name)),
      ])
      .map((text) => text?.trim() ?? ''),
  );
  return [...new Set([await page.title(), ...texts])].filter((text) => text !== '');
}

/** The English words on these paths. The pages divide the paths, since most of the time is waiting. */
async function englishOn(pages: readonly Page[], paths: readonly string[]): Promise<string[]> {
  const left = [...paths];
  const found: string[] = [];
  const look = async (page: Page) => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      found.push(...(await englishOf(page, path)));
  };
  await Promise.all(pages.map(look));
  return found;
}

async function englishOf(page: Page, path: string): Promise<string[]> {
  await openWhole(page, path);
  const texts = await textsOf(page);
  expect(texts.length, path).toBeGreaterThan(10);
  return englishIn(texts).map((fault) => `${path}: ${fault}`);
}

test('[S87] every page of a customer is Dutch, with an empty and a filled cart', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('koepel');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const pages = await Promise.all([1, 2, 3].map(() => openPage('/', { expectedErrors: /404/ })));
  const found: string[] = [];
  for (const quantities of [{}, { [id]: 12 }]) {
    await Promise.all(pages.map((page) => keepCart(page, session, { quantities })));
    found.push(...(await englishOn(pages, ['/winkelwagen', '/bestellen/betalen', '/'])));
  }
  const others = [
    '/aanbiedingen',
    '/product/verzorging/luiers/demo-luiers-maat-4',
    '/product/verzorging/luiers/demo-uitverkocht',
    '/bestellen/betalen/gelukt',
    '/bestellen/betalen/mislukt',
    '/profiel/overzicht',
    '/profiel/bestelhistorie',
    '/profiel/wachtwoord',
    '/profiel/favorieten',
    '/snel-bestellen',
    '/lijsten',
    '/lijsten/999999999',
    '/eerder-gekocht',
    '/herhaalorders',
    '/herhaalorders/999999999',
    '/herhaalorders/antwoord?token=x',
    '/profiel/mensen',
    '/profiel/facturen',
    '/profiel/goedkeuren',
    '/profiel/goedkeuren/regels',
    '/profiel/goedkeuren/1',
    '/profiel/uitgaven',
    '/uitnodiging?token=x',
    '/bezorgplanner',
    '/profiel/bezorgadressen',
    '/profiel/overkoepelende-organisatie',
  ];
  found.push(...(await englishOn(pages, others)));
  const vlinder = await apiSession('vlinder');
  const order = await placeOrder(vlinder);
  const [page] = pages as [Page, ...Page[]];
  await keepCart(page, vlinder, { quantities: {} });
  found.push(...(await englishOf(page, `/order/${Number(order.replace(/\D/g, ''))}`)));
  expect(found).toEqual([]);
});
