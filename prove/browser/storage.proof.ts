import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { storedCart } from '../../e2e/browser/keepCart.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const starts = proofCount(20);
const seed = Number(process.env.PROPERTY_SEED ?? 1);

/** How the browser's storage behaves: as it should, full, or refused to the page. */
const kinds = ['open', 'open', 'open', 'full', 'blocked'] as const;

/** A page that is not the shop's, on which texts are laid down. */
const beside = '/kept';

/** Spoils storage as the tab's name says; the name outlives the page. Runs before the shop's own code. */
function spoilStorage(untouched: string): void {
  if (location.pathname === untouched) return;
  if (window.name === 'blocked')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  if (window.name === 'full')
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
}

/** Texts under the keys of the shop: cut off, changed in one place, of another version or kind, or anything at all. */
function textsFrom(whole: Readonly<Record<string, string>>): fc.Arbitrary<Record<string, string>> {
  const spoilt = (text: string) =>
    fc.oneof(
      fc.nat(text.length).map((length) => text.slice(0, length)),
      fc
        .tuple(fc.nat(text.length), fc.string({ unit: 'binary', maxLength: 3 }))
        .map(([place, put]) => text.slice(0, place) + put + text.slice(place + 1)),
      fc
        .constantFrom('0', '2', '99', '"1"', 'null')
        .map((version) => text.replace('"version":1', `"version":${version}`)),
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'null', 'undefined', '[]', '{}', '{"__proto__":{"version":1}}', '9'.repeat(400)),
      fc.constant(text),
    );
  return fc.record({
    'magazijn.cart': spoilt(whole['magazijn.cart'] ?? ''),
    'magazijn.token': spoilt(whole['magazijn.token'] ?? ''),
    'magazijn.previousToken': spoilt(whole['magazijn.token'] ?? ''),
    'magazijn.oci': spoilt('{"version":1,"parameters":{"HOOK_URL":"https://buyer.example"}}'),
  });
}

/** Lays texts down where no page of the shop is that would write its own. */
const layDown = (page: Page, texts: Readonly<Record<string, string>>, kind: string) =>
  page.evaluate(
    ([entries, name]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of entries) {
        localStorage.setItem(key, text);
        if (key === 'magazijn.oci') sessionStorage.setItem(key, text);
      }
      window.name = name;
    },
    [Object.entries(texts), kind] as const,
  );

test('whatever lies in the browser’s storage, or when it is full or blocked, the shop starts', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/', { expectedErrors: /Failed to load resource|^The token (is not|cannot)/ });
  await page.route(`**${beside}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  );
  await page.context().addInitScript(spoilStorage, beside);
  const whole = storedCart(session, { quantities: { [id]: 12 } });
  const arbitrary = fc.tuple(
    textsFrom(whole),
    fc.constantFrom(...kinds),
    fc.constantFrom('/winkelwagen', '/', '/bestellen/betalen', '/profiel', '/oci/login'),
  );
  for (const [texts, kind, path] of fc.sample(arbitrary, { seed, numRuns: starts })) {
    // After a 401 the shop reloads the page, perhaps at this moment.
    await expect(() => page.goto(beside)).toPass();
    await layDown(page, texts, kind);
    // Until React has taken over what the server sent.
    await page.goto(path);
    await expect(
      page.getByRole('main').or(page.getByRole('heading')).first(),
      `${path}, ${kind}: ${JSON.stringify(texts)}`,
    ).toContainText(/\w{3}/);
  }
  reportProof(starts, 'starts');
});
