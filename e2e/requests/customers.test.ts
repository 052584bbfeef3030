// A customer's HTML, which only the session cookie gets (docs/adr/0094).
import { elementsOf, expect, find, test, textOf } from './fixtures.ts';

const category = '/categorie/verzorging';
const cookieOf = (token: string): RequestInit => ({ headers: { cookie: `magazijn.session=${token}` } });

test('[R02] a customer’s first HTML has their company and prices; a forged token and a visitor get neither', async ({
  get,
  apiSession,
}) => {
  const { token, companyName } = await apiSession('bij');
  const own = await get(category, cookieOf(token));
  const forged = await get(category, cookieOf(`${token.slice(0, token.lastIndexOf('.'))}.Zm9yZ2Vk`));
  const visitors = await get(category);
  expect(elementsOf(own)).toBeLessThanOrEqual(1100);
  const seen = [own, forged, visitors].map(({ document, headers }) => ({
    company: textOf(document.querySelector('[data-slot=account-menu]')).includes(companyName),
    price: document.querySelector('main article [data-slot=price-label]') !== null,
    isKept: /^public/.test(headers.get('cache-control') ?? ''),
  }));
  expect(seen).toEqual([
    { company: true, price: true, isKept: false },
    { company: false, price: false, isKept: true },
    { company: false, price: false, isKept: true },
  ]);
});

test('[R04] a page for customers has their data in its first HTML', async ({ get, apiSession }) => {
  const { token, customerNumber } = await apiSession('bij');
  const overview = await get('/profiel/overzicht', cookieOf(token));
  expect(textOf(find(overview.document, 'main'))).toContain(customerNumber);
  expect(elementsOf(overview)).toBeLessThanOrEqual(460);
  expect(overview.headers.get('cache-control')).toBe('private, no-store');
});
