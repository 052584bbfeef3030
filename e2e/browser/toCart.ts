import type { Page } from '@playwright/test';

/** Opens the cart by the link in the header, without loading a document. */
export const toCart = (page: Pick<Page, 'getByRole'>): Promise<void> =>
  page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
