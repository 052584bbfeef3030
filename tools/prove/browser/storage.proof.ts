import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { storedCart } from '../../../e2e/browser/keepCart.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const starts = proofCount(20);
const seed = Number(process.env.PROPERTY_SEED ?? 1);

const kinds = ['open', 'open', 'open', 'full', 'blocked'] as const;

const blankPage = '/kept';

/** Breaks the storage in the way that the tab's name selects; the name survives navigation. Runs before the shop's code. */
function breakStorage(exempt: string): void {
  if (location.pathname === exempt) return;
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

/** Texts for the shop's keys: cut off, changed in one place, of another version or type, or arbitrary. */
function textsFrom(valid: Readonly<Record<string, string>>): fc.Arbitrary<Record<string, string>> {
  const corrupted = (text: string) =>
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
    'magazijn.cart': corrupted(valid['magazijn.cart'] ?? ''),
    'magazijn.token': corrupted(valid['magazijn.token'] ?? ''),
    'magazijn.previousToken': corrupted(valid['magazijn.token'] ?? ''),
    'magazijn.oci': corrupted('{"version":1,"parameters":{"HOOK_URL":"https://buyer.example"}}'),
  });
}

/** Writes to the storage on a page where no script of the shop overwrites it. */
const fillStorage = (page: Page, texts: Readonly<Record<string, string>>, kind: string) =>
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

test('the shop starts with any content of the storage, and with a full or blocked one', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/', { expectedErrors: /Failed to load resource|^The token (is not|cannot)/ });
  await page.route(`**${blankPage}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  );
  await page.context().addInitScript(breakStorage, blankPage);
  const valid = storedCart(session, { quantities: { [id]: 12 } });
  const arbitrary = fc.tuple(
    textsFrom(valid),
    fc.constantFrom(...kinds),
    fc.constantFrom('/winkelwagen', '/', '/bestellen/betalen', '/profiel', '/oci/login'),
  );
  for (const [texts, kind, path] of fc.sample(arbitrary, { seed, numRuns: starts })) {
    // A 401 may be reloading the page at this moment.
    await expect(() => page.goto(blankPage)).toPass();
    await fillStorage(page, texts, kind);
    await page.goto(path);
    await expect(
      page.getByRole('main').or(page.getByRole('heading')).first(),
      `${path}, ${kind}: ${JSON.stringify(texts)}`,
    ).toContainText(/\w{3}/);
  }
  reportProof(starts, 'starts');
});
