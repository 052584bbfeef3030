import { focusFault } from './browser/focusFault.ts';
import { storedCart } from './browser/keepCart.ts';
import { expect, test } from './fixtures.ts';

test('[WCAG 2.4.3, 2.4.7, 4.1.3] going back to a filtered list restores the focus on the product and announces the title; going back again removes the filter and keeps the focus', async ({
  openPage,
  startReader,
}) => {
  const page = await openPage('/categorie/verzorging');
  const main = page.getByRole('main');
  const reader = await startReader(page);
  const brand = main.getByRole('group', { name: 'Merk' }).getByRole('checkbox').first();
  const count = main.getByText(/^\d+ product(en)? gevonden$/);
  const all = (await count.textContent()) ?? '';
  await brand.focus();
  await reader.press('Space');
  await page.waitForURL(/\?merk=/);
  await expect(count).not.toHaveText(all);
  await reader.expectAnnouncement((await count.textContent()) ?? '');
  const product = main.getByRole('article').nth(4).getByRole('link').first();
  const name = await product.textContent();
  await product.focus();
  await reader.press('Enter');
  await reader.expectAnnouncement(`${name} – Magazijn`);

  await page.goBack();
  await reader.expectAnnouncement('Luiers & verzorging – Magazijn');
  await expect(product).toBeFocused();
  await brand.focus();
  await page.goBack();
  await reader.expectAnnouncement(all);
  await expect(brand).toBeFocused();
});

test('[WCAG 2.4.3, 2.4.7] going back to the list from the cart, and from a footer link, restores scroll position and focus', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/categorie/verzorging/luiers', {
    storage: storedCart(session, { quantities: { [id]: 1 } }),
  });
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: /^Voeg toe: / }).nth(6);
  await add.focus();
  await page.keyboard.press('Enter');
  await page
    .locator('[data-slot=add-to-cart-toast]')
    .getByRole('link', { name: /Naar je winkelmand/ })
    .focus();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/winkelwagen');
  await main.getByRole('button', { name: 'Verder winkelen' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/luiers');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await page.evaluate(focusFault)).toBeNull();

  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await contact.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kruidvat/contact');
  // A reloaded page still restores the focus of the previous one.
  await page.reload();
  await page.goBack();
  await expect(contact).toBeFocused();
});
