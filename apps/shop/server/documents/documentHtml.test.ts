import { brands } from '@magazijn/server';
import { expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import { catalogueApi } from '../../src/testing/catalogueApi.ts';
import { htmlFaults } from '../../src/testing/htmlFaults.ts';
import { documentParts } from './documentHtml.ts';

const links = {
  adminUrl: 'https://admin.example/',
  partnerUrl: 'https://partner.example/',
  sellerEmail: 'service@magazijn.test',
  sellerPhone: '020 123 45 67',
  vatShown: { NL: 21, BE: 23 },
  publicUrl: 'https://shop.example',
  brand: {
    name: 'Magazijn',
    wordmark: null,
    words: {
      category: 'gangpad',
      categories: 'gangpaden',
      storeroom: 'magazijn',
      slogan: 'Alles voor de opvang.',
    },
  },
};

const assets = {
  entry: '/assets/entry.js',
  styles: ['/assets/entry.css'],
  modules: ['/assets/HomePage.js'],
  fonts: ['/assets/archivo.woff2'],
  customer: ['/assets/customer.js'],
};

async function servedDocument(address: string): Promise<string> {
  const { pathname, search } = new URL(address, 'http://localhost');
  const page = await renderPage({ pathname, search, api: catalogueApi(), links });
  if (page.kind !== 'page') throw new Error(`${address} is a redirect`);
  return documentParts(page, assets, brands.magazijn).join('');
}

test.each([
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging/luiers?page=2',
  '/product/verzorging/luiers/demo-luiers-maat-4',
  '/zoeken/luiers',
  '/kruidvat/privacy',
  '/kruidvat/nergens',
  '/login?error=1',
  '/registreren',
  '/wachtwoord-vergeten',
  '/winkelwagen',
  '/bestellen/betalen',
  '/profiel/overzicht',
])('the document of %s is valid HTML', async (address) => {
  expect(await htmlFaults(await servedDocument(address))).toEqual([]);
});

test.each([
  ['an id twice', '<h1 id="a">Een</h1><p id="a">Twee</p>', 'no-dup-id'],
  ['a block within a phrase', '<h1>Een</h1><span><div>Twee</div></span>', 'element-permitted-content'],
  ['a picture without words', '<h1>Een</h1><img src="/img/1.webp">', 'wcag/h37'],
])('a planted error is found: %s', async (_, body, rule) => {
  const html = await servedDocument('/kruidvat/privacy');
  const planted = html.replace('<div id="shop">', `<div id="shop">${body}`);
  expect((await htmlFaults(planted)).join()).toContain(`${rule}:`);
});

test('the first paint is blocked until <main> is complete', async () => {
  const html = await servedDocument('/');
  const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  expect(html).toContain(`<main id="${awaited}"`);
});

test.each([
  ['/login', 'Zonder JavaScript controleren we alleen of je gegevens kloppen.'],
  ['/registreren', 'Zonder JavaScript staan de drie stappen hier in één formulier.'],
  ['/winkelwagen', 'Voor je winkelmand, betalen en je account is JavaScript nodig'],
  ['/bestellen/betalen', 'Voor je winkelmand, betalen en je account is JavaScript nodig'],
  ['/profiel/overzicht', 'Voor je winkelmand, betalen en je account is JavaScript nodig'],
])('without scripts %s explains its limits', async (address, text) => {
  const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/.exec(await servedDocument(address)) ?? [];
  expect(noscript).toContain(text);
});

test.each([
  ['/', 'the search box', /<form[^>]* action="\/zoeken"/],
  ['/categorie/verzorging', 'the second page', /<a[^>]* href="\/categorie\/verzorging\?page=2"/],
  ['/wachtwoord-vergeten', 'a form for a forgotten password', /<form[^>]* method="post"/],
])('without scripts %s has %s', async (address, _, markup) => {
  expect(await servedDocument(address)).toMatch(markup);
});

test.each([
  ['verstuurd', 'U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.'],
  ['leeg', 'Vul je e-mailadres in.'],
  ['onbekend', 'Uw emailadres is bij ons niet bekend.'],
  ['mislukt', 'Niet gelukt. Probeer het opnieuw.'],
])('[S45] without scripts the page shows the result of a password request: %s', async (outcome, text) => {
  expect(await servedDocument(`/wachtwoord-vergeten?uitkomst=${outcome}`)).toContain(text);
});
