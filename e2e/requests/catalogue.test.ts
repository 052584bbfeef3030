// The HTML of home, categories, products, searches and CMS pages for a visitor, and odd URLs.
import { type Answer, elementsOf, expect, find, test, textOf } from './fixtures.ts';

const main = ({ document }: Answer) => find(document, 'main');
const heading = (answer: Answer) => textOf(find(main(answer), 'h1'));
const names = (answer: Answer) =>
  [...main(answer).querySelectorAll('article :is(h2, h3)')].map((name) => textOf(name));
function hrefOf(answer: Answer, text: string): string {
  const link = [...main(answer).querySelectorAll('a')].find((each) => textOf(each) === text);
  const href = link?.getAttribute('href');
  if (!href) throw new Error(`${answer.url.pathname} has no link '${text}'.`);
  return href;
}

/** The count above a list: '58 producten gevonden'. */
function found(answer: Answer): number {
  const [, number] = /([\d.]+) product(?:en)? gevonden/.exec(textOf(main(answer))) ?? [];
  if (number === undefined) throw new Error(`${answer.url.pathname} does not say how many were found.`);
  return Number(number.replace('.', ''));
}

test('[S01, S03, S04, S06, R01, R02] home shows offers with pictures, best sellers, selling points and the footer, and a visitor sees no price and no link for customers', async ({
  get,
}) => {
  const home = await get('/');
  expect(elementsOf(home)).toBeLessThanOrEqual(670);
  const text = textOf(main(home));
  expect(text).toContain('Best verkocht');
  expect(text).toContain('Gratis bezorgd in Nederland en Vlaanderen vanaf € 100');
  expect(textOf(find(home.document, '[data-slot=site-footer]'))).toContain(
    'Alle prijzen zijn exclusief btw.',
  );
  expect(text).not.toContain('Jouw favorieten');
  expect(text).not.toContain('Bekijk actie');
  expect(text).not.toMatch(/€\s?\d+,\d\d/);
  expect(home.document.querySelector('[data-slot=mini-cart]')).toBeNull();
  const offer = find(main(home), '[data-slot=offer-poster]');
  const pictures = [...offer.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');
  expect(pictures).toEqual([
    expect.stringMatching(/^\/img\/actie-[^/]+\/680\/420$/),
    expect.stringMatching(/^\/img\/[^/]+\/300\/300$/),
  ]);
  // Without an icon of the back end, the badge is drawn from the label.
  expect(textOf(find(offer, '[data-slot=deal-badge]'))).toMatch(/\S/);
  for (const picture of pictures) {
    const { status, headers } = await get(picture);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test('a visitor’s category with filters has at most 900 elements, and 135 kB beside its styles; a cart without lines has 350 elements', async ({
  get,
}) => {
  const category = await get('/categorie/verzorging');
  const { document, text } = category;
  const styles = [...document.querySelectorAll('style')].map(textOf).join('');
  expect(elementsOf(category)).toBeLessThanOrEqual(900);
  expect(Buffer.byteLength(text) - Buffer.byteLength(styles)).toBeLessThanOrEqual(135_000);
  expect(elementsOf(await get('/winkelwagen'))).toBeLessThanOrEqual(350);
});

test('[R01, R04] public pages are served, and customer pages without their data', async ({ get }) => {
  for (const [path, title] of [
    ['/login', 'Inloggen'],
    ['/registreren', 'Account aanvragen'],
    ['/wachtwoord-vergeten', 'Wachtwoord vergeten'],
    ['/kruidvat/over-ons', 'Over ons'],
    ['/zoeken/luiers', 'Zoekresultaten'],
    ['/categorie/verzorging', 'Luiers & verzorging'],
    ['/product/knutselen/demo-verf', 'Plakkaatverf'],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(heading(answer)).toContain(title);
  }
  for (const path of [
    '/profiel/overzicht',
    '/profiel/wachtwoord',
    '/profiel/favorieten',
    '/winkelwagen',
    '/bestellen/betalen',
    '/bestellen/betalen/betaalmethode',
    '/order/1',
    '/aanbiedingen',
    '/snel-bestellen',
    '/lijsten',
    '/lijsten/1',
    '/lijsten/1/telling',
    '/eerder-gekocht',
    '/herhaalorders',
    '/herhaalorders/1',
    '/profiel/mensen',
    '/profiel/facturen',
    '/profiel/goedkeuren',
    '/profiel/goedkeuren/1',
    '/profiel/uitgaven',
    '/bezorgplanner',
    '/profiel/bezorgadressen',
  ]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(heading(answer), path).toBe('Zet JavaScript aan');
    expect(textOf(find(main(answer), 'h1 ~ p')), path).toMatch(
      /^Voor je winkelmand, betalen en je account is JavaScript nodig/,
    );
    expect(main(answer).querySelectorAll('article, table, dl')).toHaveLength(0);
  }
});

test('[S20, S21, S22, T50] a category has its heading, sub categories with counts, and pages of twelve different products', async ({
  get,
}) => {
  const first = await get('/categorie/verzorging');
  expect(heading(first)).toBe('Gangpad 1: Luiers & verzorging');
  const subCategories = [...main(first).querySelectorAll('[data-slot=side-navigation] a')];
  expect(subCategories.map(textOf)).toContainEqual(expect.stringMatching(/^Luiers \( ?\d+ ?\)$/));
  expect(names(first)).toHaveLength(12);
  const second = await get(hrefOf(first, 'Volgende'));
  expect(second.url.search).toBe('?page=2');
  expect(names(second).filter((name) => names(first).includes(name))).toEqual([]);
  expect(textOf(find(main(second), '[data-slot=pagination] [aria-current=page]'))).toMatch(/2$/);
  expect(found(second)).toBe(found(first));
});

test('[S23] a special offer has a page with its products', async ({ get }) => {
  expect(found(await get('/categorie/aanbieding/demo-weekactie'))).toBeGreaterThan(0);
});

test('[S10, S11, S12, S13, S14, R01] a product has pictures, deal, texts, label and related products, and for a visitor the login instead of its price', async ({
  get,
}) => {
  const product = await get('/product/voeding/fruit/demo-appelsap-2-plus-1');
  expect(heading(product)).toBe('Appelsap');
  expect(elementsOf(product)).toBeLessThanOrEqual(640);
  expect(find(main(product), '[data-slot=product-gallery] img').getAttribute('src')).toBe(
    '/img/demo-appelsap-2-plus-1/300/300',
  );
  expect(textOf(find(main(product), '[data-slot=product-gallery]'))).toBe('2+1 gratis');
  expect([...main(product).querySelectorAll('h2')].map(textOf)).toEqual([
    'Productinformatie',
    'Omschrijving',
    'Etiket informatie',
    'Gerelateerde producten',
  ]);
  expect(textOf(main(product))).toContain('Lees voor gebruik altijd het etiket');
  expect(textOf(main(product))).not.toMatch(/€\s?\d+,\d\d/);
  const login = find(main(product), '[data-slot=product-panel] a');
  expect([textOf(login), login.getAttribute('href')]).toEqual([
    'Log in voor prijzen',
    '/login?returnUrl=%2Fproduct%2Fvoeding%2Ffruit%2Fdemo-appelsap-2-plus-1',
  ]);
  const novelty = await get('/product/knutselen/demo-verf');
  expect(textOf(find(main(novelty), '[data-slot=product-gallery]'))).toContain('Nieuw');
});

test('[S75] a CMS page has title and text; an unknown one says so with status 404', async ({ get }) => {
  const page = await get('/kruidvat/over-ons');
  expect(heading(page)).toBe('Over ons');
  expect(main(page).querySelectorAll('h2').length).toBeGreaterThan(0);
  const missing = await get('/kruidvat/nergens');
  expect(missing.status).toBe(404);
  expect(textOf(main(missing))).toContain('Deze pagina is helaas (even) niet beschikbaar...');
});

test('[S02, S15, S24] unknown paths redirect home', async ({ get }) => {
  for (const path of [
    '/bestaat-niet/echt-niet',
    '/categorie/nergens',
    '/categorie/ver%2Fzorging',
    '/categorie/a/b/c',
    '/product/verzorging/luiers/bestaat-niet',
    '/product/verzorging/luiers/a%00b',
    '/zoeken/%E0%A4%A',
    '/zoeken/%00',
    '/kruidvat/%00',
  ]) {
    const { status, location } = await get(path);
    expect([path, status, location]).toEqual([path, 302, '/']);
  }
});

for (const path of [
  '/product/verzorging%2Fluiers/demo-luiers-maat-4',
  '/product/%3Cscript%3E/%3Cscript%3E',
  '/product/verzorging/luiers/%E0%A4%A',
  '/kruidvat/%2e%2e%2fprivacy',
]) {
  test(`${path} causes no error and adds no script`, async ({ get }) => {
    const { status, text } = await get(path);
    // An encoded slash is decoded once, so that the first path is a product.
    expect([200, 302, 404]).toContain(status);
    expect(text).not.toContain('<script>');
  });
}

test('[S22] an invalid page number shows the first page; a number past the last page redirects to the last', async ({
  get,
  follow,
}) => {
  for (const number of ['0', '-1', '1e9', 'abc', '99999999999']) {
    const answer = await get(`/categorie/verzorging?page=${number}`);
    expect(textOf(main(answer)), number).toMatch(/1 ?– ?12 van \d+/);
  }
  const past = await follow(await get('/categorie/verzorging?page=9999'));
  const last = Number(past.url.searchParams.get('page'));
  expect(last).toBeGreaterThan(2);
  expect(last).toBeLessThan(9999);
  expect(names(past).length).toBeGreaterThan(0);
});

test('[S31] a search finds products; one without results offers other terms; a typing error gets a suggestion', async ({
  get,
}) => {
  expect(found(await get('/zoeken/luiers'))).toBeGreaterThan(0);
  const nothing = await get('/zoeken/plakkaatverf%20bijtring');
  expect(textOf(main(nothing))).toContain('0 producten gevonden');
  const near = find(main(nothing), 'a[href="/zoeken/bijtring"]');
  expect(found(await get(near.getAttribute('href') ?? ''))).toBeGreaterThan(0);
  expect(textOf(main(await get('/zoeken/luirs')))).toContain('Bedoelde je luiers?');
  const unknown = await get('/zoeken/xyzzyqwerty');
  expect(textOf(main(unknown))).toContain('Misschien verkopen we het niet');
  const long = await get(`/zoeken/${'é'.repeat(2000)}`);
  expect(textOf(main(long))).toContain('We zochten op de eerste 200 tekens.');
});

for (const term of [
  '..',
  '.',
  '../..',
  '%2e%2e',
  '%',
  '?a=b#c',
  '\\..\\',
  '<img src=x onerror=alert(1)>',
  'a/b',
  '🧸',
]) {
  test(`[S31] ${term} is searched as text, and is in the search box`, async ({ get, follow }) => {
    const page = await follow(await get(`/zoeken?zoek=${encodeURIComponent(term)}`));
    expect([page.status, heading(page)]).toEqual([200, 'Zoekresultaten']);
    expect(textOf(find(main(page), 'h1 ~ p b'))).toBe(term);
    expect(find<HTMLInputElement>(page.document, 'header input[name=zoek]').value.trim()).toBe(term);
    expect(main(page).querySelector('[onerror]')).toBeNull();
  });
}

test('an article number or an EAN leads straight to its product', async ({ get, follow }) => {
  for (const term of ['101404', '101 404', '2900001014045']) {
    const results = await follow(await get(`/zoeken?zoek=${encodeURIComponent(term)}`));
    const page = await follow(results);
    expect([page.status, heading(page)], term).toEqual([200, 'Pukkie luiers maat 4']);
  }
});

test('[V12] an empty term is not searched', async ({ get }) => {
  expect((await get('/zoeken?zoek=%20')).location).toBe('/');
});

test('[S20, S80] the filter form filters and sorts without scripts; a facet’s count is the number of its results', async ({
  get,
  submit,
}) => {
  const all = await get('/categorie/verzorging');
  const box = find(main(all), 'input[name=merk][value=Pukkie]');
  const count = Number(/\d+/.exec(textOf(box.closest('label') ?? box.parentElement?.parentElement))?.[0]);
  const filtered = await submit(all, 'Pas toe', { merk: 'Pukkie', sorteer: 'naam' });
  expect(filtered.url.searchParams.get('merk')).toBe('Pukkie');
  expect(found(filtered)).toBe(count);
  const shown = names(filtered);
  expect(shown.filter((name) => !name.startsWith('Pukkie'))).toEqual([]);
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'nl')));
});

test('[R01] a visitor can neither sort nor filter by price, on a page or by the API', async ({ get }) => {
  const api = '/api/v1/product/category/verzorging/1/12?facets=1';
  const answers = await Promise.all(['', '&sort=price', '&price_until=5'].map((query) => get(api + query)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('"prices":null');
  const page = await get('/categorie/verzorging?sorteer=prijs&tot=5');
  expect(textOf(find(main(page), 'select[name=sorteer]'))).not.toContain('Prijs');
  expect(main(page).querySelector('input[name=tot]')).toBeNull();
});
