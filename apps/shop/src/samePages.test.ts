// Compares the server's HTML of all kinds of pages.
/// <reference path="../../../tools/testing/jsdom.d.ts" />
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderPage } from './entry-server.tsx';
import { catalogueApi } from './testing/catalogueApi.ts';
import { shopLinks } from './testing/shopLinks.ts';

const pages = [
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging?page=2',
  '/product/verzorging/luiers/demo-luiers-maat-4',
  '/zoeken/luiers',
  '/kruidvat/privacy',
  '/kruidvat/nergens',
  '/login',
  '/registreren',
  '/registreren-bedankt',
  '/wachtwoord-vergeten',
  '/aanbiedingen',
  '/winkelwagen',
  '/bestellen/betalen',
  '/bestellen/betalen/betaalmethode',
  '/bestellen/betalen/gelukt',
  '/bestellen/betalen/mislukt',
  '/profiel/overzicht',
  '/profiel/bestelhistorie',
  '/profiel/wachtwoord',
  '/profiel/favorieten',
];

async function documentOf(address: string): Promise<Document> {
  const { pathname, search } = new URL(address, 'http://localhost');
  const links = { ...shopLinks, adminUrl: '', partnerUrl: '', publicUrl: 'https://shop.example' };
  const page = await renderPage({ pathname, search, api: catalogueApi(), links });
  if (page.kind !== 'page') throw new Error(`${address} is a redirect`);
  return parse(page.head + page.body);
}

const parse = (html: string): Document => new JSDOM(html).window.document;
const documents = await Promise.all(pages.map(documentOf));

/** Titles that are not unique, or lack the shop's name. */
const unclear = (titles: readonly string[]) =>
  titles.filter((title, index) => !/^.{5,} – Magazijn$/.test(title) || titles.indexOf(title) !== index);

test('[WCAG 2.4.2] every page has its own title, with its subject before the name of the shop', () => {
  const [home = '', ...titles] = documents.map(({ title }) => title);
  expect(home).toBe('Magazijn – alles voor de kinderopvang');
  expect(unclear(titles)).toEqual([]);
  expect(unclear(['Betalen – Magazijn', 'Betalen – Magazijn', 'Magazijn', ' – Magazijn'])).toHaveLength(3);
});

test('[R01] the title of an indexed page in link previews is without the shop’s name', () => {
  const property = (document: Document, name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  const shared = documents.filter((document) => property(document, 'og:url'));
  expect(shared.map((document) => property(document, 'og:type'))).toEqual(shared.map(() => 'website'));
  expect(shared.map((document) => property(document, 'og:title'))).toEqual(
    shared.map(({ title }) => title.replace(/ – Magazijn$/, '')),
  );
  // Home, two pages of a category, a product, a page of text, login, registration.
  expect(shared).toHaveLength(7);
});

const layout = ['site-header', 'category-navigation', 'site-footer', 'mobile-bar'];

/** The links of the layout in order: part, address, and name without an aisle's number. */
const linksOf = (document: Document) =>
  layout.flatMap((part) =>
    [...document.querySelectorAll(`[data-slot=${part}] a`)].map((link) => ({
      part,
      href: link.getAttribute('href')?.replace(/\?.*/, '') ?? '',
      name: (link.getAttribute('aria-label') ?? link.textContent)
        .trim()
        .replace(/^(\d+|%|Voor klanten) ?/, ''),
    })),
  );

/** Pages whose navigation is not that of the first, in its order. A step of an order may lack the bar of a phone. */
const otherNavigation = (all: readonly Document[]) => {
  const lines = all.map((document) => linksOf(document).map(({ part, href }) => `${part} ${href}`));
  return lines.flatMap((line, index) => {
    const parts = new Set(line.map((link) => link.split(' ')[0]));
    const first = lines[0]?.filter((link) => !link.startsWith('mobile-bar') || parts.has('mobile-bar'));
    return line.join('\n') === first?.join('\n') ? [] : [index];
  });
};

test('[WCAG 3.2.3] header, aisles, footer and the bar of a phone hold the same links in the same order on every page', () => {
  expect(linksOf(documents[0] as Document).length).toBeGreaterThan(8);
  expect(new Set(linksOf(documents[0] as Document).map(({ part }) => part))).toEqual(new Set(layout));
  expect(otherNavigation(documents)).toEqual([]);
  const planted = (links: string) => parse(`<nav data-slot="mobile-bar">${links}</nav>`);
  expect(
    otherNavigation([
      planted('<a href="/a">A</a><a href="/b">B</a>'),
      planted('<a href="/a?from=1">A</a><a href="/b">B</a>'),
      planted('<a href="/b">B</a><a href="/a">A</a>'),
    ]),
  ).toEqual([2]);
});

/** The header names it in full (S80); the bar of a phone has room for one word. */
const short = new Map([['Favorieten', 'Favoriete producten']]);

/** Addresses that the layout's links give more than one name. */
const twoNames = (all: readonly Document[]) => {
  const names = new Map<string, Set<string>>();
  for (const { href, name } of all.flatMap(linksOf))
    names.set(href, (names.get(href) ?? new Set()).add(short.get(name) ?? name));
  return [...names].flatMap(([href, called]) =>
    called.size === 1 ? [] : [`${href}: ${[...called].join(', ')}`],
  );
};

test('[WCAG 3.2.4] links to the same page have the same name, in each part of the layout and on every page', () => {
  expect(twoNames(documents)).toEqual([]);
  const planted = parse(
    '<nav data-slot="mobile-bar"><a href="/login">Inloggen</a><a href="/login?returnUrl=x">Aanmelden</a></nav>',
  );
  expect(twoNames([planted])).toEqual(['/login: Inloggen, Aanmelden']);
});

/** WCAG's tokens of personal data, by the end of a field's name. */
const purposes: Readonly<Record<string, RegExp>> = {
  companyName: /^((shipping|billing) )?organization$/,
  email: /^(email|username)$/,
  emailAddress: /^billing email$/,
  current: /^current-password$/,
  password: /^(new|current)-password$/,
  passwordRepeat: /^new-password$/,
  contactFirstName: / given-name$/,
  contactLastName: / family-name$/,
  street: / address-line1$/,
  number: / address-line2$/,
  numberSuffix: / address-line3$/,
  postalCode: / postal-code$/,
  city: / address-level2$/,
  country: / country$/,
  phoneNumber: / tel$/,
};

/** Fields without personal data, or without a token of WCAG. */
const nameless = /^(zoek|iban|vatNumber|kvk|openingHours\..+|)$/;

const fieldsOf = (document: Document) =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=radio], [type=checkbox], [type=hidden]), select',
    ),
  ].filter(({ name }) => !nameless.test(name));

/** Fields of personal data without their token. */
const withoutPurpose = (document: Document) =>
  fieldsOf(document)
    .map((field) => ({ name: field.name, token: field.getAttribute('autocomplete') ?? '' }))
    .filter(({ name, token }) => !purposes[name.replace(/^.*\./, '')]?.test(token))
    .map(({ name, token }) => `${name}: ${token}`);

test('[WCAG 1.3.5] every field for personal data has its autocomplete token', () => {
  const asked = new Set(documents.flatMap(fieldsOf).map(({ name }) => name.replace(/^.*\./, '')));
  expect([...asked].sort()).toEqual(Object.keys(purposes).sort());
  expect(documents.flatMap(withoutPurpose)).toEqual([]);
  const planted =
    '<input name="email"><input name="a.city" autocomplete="off"><select name="country"></select>';
  expect(withoutPurpose(parse(planted))).toEqual(['email: ', 'a.city: off', 'country: ']);
});
