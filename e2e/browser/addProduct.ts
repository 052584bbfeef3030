import type { Page } from '@playwright/test';

/** Adds the product of a product page to the cart. A quantity other than 1 is typed into its field. */
export async function addProduct(page: Pick<Page, 'getByRole'>, quantity = 1): Promise<void> {
  const product = page.getByRole('main');
  await product
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  if (quantity === 1) return;
  const field = product.getByRole('spinbutton').first();
  await field.fill(String(quantity));
  await field.press('Enter');
}
