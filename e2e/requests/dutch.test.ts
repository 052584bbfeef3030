import { englishIn } from '../browser/englishIn.ts';
import { type Answer, expect, test } from './fixtures.ts';

/** Visible texts and accessible names of a document, `noscript` included. */
function textsOf({ document }: Answer): string[] {
  const texts = [...document.querySelectorAll('title, body, body *:not(script, style)')].flatMap(
    (element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')),
      ...['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'].map(
        (name) => element.getAttribute(name),
      ),
    ],
  );
  return [...new Set(texts.map((text) => text?.trim() ?? ''))].filter((text) => text !== '');
}

test('[S87] English words are found', () => {
  expect(englishIn(['Add to cart'])).toEqual(
    ['Add', 'to', 'cart'].map((word) => `'${word}' in 'Add to cart'`),
  );
  expect(englishIn(['Voeg toe aan je winkelmand; je order is geplaatst.'])).toEqual([]);
});

for (const path of [
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
  '/winkelwagen',
  '/kruidvat/algemene-voorwaarden',
  '/kruidvat/over-ons',
  '/kruidvat/toegankelijkheid',
  '/kruidvat/bestaat-niet',
  '/oci/login',
]) {
  test(`[S87] ${path} is Dutch`, async ({ get }) => {
    const answer = await get(path);
    expect(answer.document.documentElement.lang).toBe('nl');
    const texts = textsOf(answer);
    expect(texts.length).toBeGreaterThan(10);
    expect(englishIn(texts)).toEqual([]);
  });
}

test('[S87] empty forms report missing fields in Dutch', async ({ get, submit }) => {
  for (const [path, button] of [
    ['/login', 'Login'],
    ['/registreren', 'Registreren'],
    ['/wachtwoord-vergeten', 'Versturen'],
  ] as const) {
    const sent = await submit(await get(path), button);
    const shown = sent.location === null ? sent : await get(sent.location);
    expect(englishIn(textsOf(shown)), path).toEqual([]);
  }
});
