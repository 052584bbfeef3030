import { expect, test } from './fixtures.ts';

/** A shop of its own: what it wears is decided when it starts. */
test('BRAND=bouwsteen: page, title, wordmark, typefaces and mail are that brand’s, by tokens and drawings alone', async ({
  dataFolder,
  startOwnShop,
  page,
}) => {
  const { shop, sandbox } = await startOwnShop(dataFolder, { BRAND: 'bouwsteen' });
  await page.goto(`${shop}/categorie/verzorging`);
  await expect(page).toHaveTitle(/ – Bouwsteen$/);
  await expect(page.getByRole('link', { name: 'Bouwsteen homepagina' })).toBeVisible();
  const wordmarks = page.getByRole('img', { name: 'Bouwsteen' });
  await expect(wordmarks).toHaveCount(2);
  // The drawing has come, from its own file: an empty one would have no width.
  await expect
    .poll(() => wordmarks.first().evaluate((mark: SVGGraphicsElement) => mark.getBBox().width))
    .toBeGreaterThan(1000);
  const look = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
    return {
      families: [...new Set(fonts.map(({ family }) => family.replaceAll('"', '')))].sort(),
      accent: getComputedStyle(document.documentElement).getPropertyValue('--mz-radius-quantity'),
    };
  });
  expect(look.accent).toBe('999px');
  expect(look.families).toContain('Figtree');
  expect(look.families.join()).not.toContain('Archivo');
  // The shape of the aisle stands behind its packs.
  const bay = page.getByRole('article').locator('.category-backdrop').first();
  expect(await bay.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('""');

  await page.goto(`${shop}/wachtwoord-vergeten`);
  await page.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await page.getByRole('button', { name: 'Versturen' }).click();
  const mails = async () => (await fetch(`${sandbox}/mail.json`)).text();
  await expect.poll(mails, { timeout: 15_000 }).toContain('een account van Bouwsteen');
});
