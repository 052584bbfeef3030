// Every page in turn, looked through for English: what is seen, and what is only heard or shown on a pointer's rest.
import type { Page } from '@playwright/test';
import { keepCart } from './browser/keepCart.ts';
import { openWhole } from './browser/openWhole.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { expect, test } from './fixtures.ts';

/**
 * English words that are no Dutch words, no names in the demo catalogue, and none of the few that the specification
 * itself uses ('Login', 'email', 'account'). Left out are words that both languages have: 'is', 'in', 'was', 'we'.
 */
const english =
  `the and your you with from this that these those there here are were have has had will would should could shall
  please thank thanks welcome hello sorry yes not none any all each every only also again never always
  add added adding remove removed delete deleted edit change changed save saved saving cancel submit send sent confirm
  continue proceed choose select selected view show hide open close closed back next previous search searching find found
  sort filter filters clear reset retry try click press skip loading load loaded processing please wait
  cart basket checkout order orders ordered ordering payment pay paid invoice invoices shipping delivery delivered price
  prices total subtotal discount quantity amount stock sold out available unavailable item items product products
  category categories brand offers deals favourite favourites favorite favorites wishlist
  name street city country phone address number company customer password username user sign logout logged register
  registration required invalid valid must missing unknown error errors failed failure success successful warning
  something went wrong page pages home-page settings help terms conditions privacy-policy about us contact-us
  one less more lowest highest higher first last longer after again than through until same right who whole why when
  aisle aisles choose chosen country date days done each ended enlarge enough enter everything example expensive filled
  free get hours house information keys now number offer optional out own picture pictures play quick reference
  step steps street suffix suggestions taken telephone things title town working warning
  undefined null nan object true false monday tuesday wednesday thursday friday saturday sunday january february march
  may june july october today tomorrow yesterday month year accepted approval approved ascending been being calendar
  cannot companies customers descending did dismiss does expired files for get got having history how into list lists
  look looking made make message messages my note notes nothing offered or our overview popular profile read refused
  related reorder requested rows searched see seen selection sending settings sorted stored suggestion summary their to
  too used waiting what write yet`
    .split(/\s+/)
    .filter((word) => !isDutchToo(word));

/** Words of the list above that Dutch writes the same way. */
function isDutchToo(word: string): boolean {
  return ['open', 'product', 'order', 'items', 'filter', 'filters', 'home-page', 'not'].includes(word);
}

const pattern = new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${english.join('|')})(?![\\p{L}\\p{N}@/-])`, 'giu');

/** What a person reads or hears, one text a line; the names of products and companies are data, not the shop's words. */
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

/** What is English on these paths. The pages share them out: most of it is waiting for what comes later. */
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
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(([word]) => `${path}: '${word}' in '${text.slice(0, 80)}'`),
  );
}

test('[S87] a planted English word is found', () => {
  expect('Add to cart'.match(pattern)).toEqual(['Add', 'to', 'cart']);
  expect('Voeg toe aan je winkelmand; je order is geplaatst.'.match(pattern)).toBeNull();
});

test('[S87] every page that a visitor reaches is Dutch', async ({ openPage }) => {
  const pages = await Promise.all([1, 2, 3].map(() => openPage('/', { expectedErrors: /404|401/ })));
  const found = await englishOn(pages, [
    '/',
    '/categorie/verzorging',
    '/categorie/verzorging/luiers?page=2',
    '/categorie/aanbieding/demo-weekactie',
    '/product/verzorging/luiers/demo-luiers-maat-4',
    '/product/voeding/fruit/demo-appelsap-2-plus-1',
    '/product/knutselen/demo-verf',
    '/zoeken/luiers',
    '/zoeken/xyzzyqwerty',
    '/login',
    '/login?error=1',
    '/login?passwordReset=true',
    '/registreren',
    '/registreren-bedankt',
    '/wachtwoord-vergeten',
    '/wachtwoord-vergeten/geen-geldige-code',
    '/kruidvat/algemene-voorwaarden',
    '/kruidvat/over-ons',
    '/kruidvat/toegankelijkheid',
    '/kruidvat/bestaat-niet',
    '/oci/login',
  ]);
  // A form that is sent empty says what is missing.
  const [page] = pages as [Page, ...Page[]];
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  found.push(...(await textsOf(page)).filter((text) => text.match(pattern)));
  expect(found).toEqual([]);
});

test('[S87] every page of a customer is Dutch, with and without products in the cart', async ({
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
