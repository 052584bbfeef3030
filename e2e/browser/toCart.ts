import type { Page } from '@playwright/test';

/** To the cart by the link of the page's header, without loading a document. */
export const toCart = (page: Pick<Page, 'getByRole'>): Promise<void> =>
  page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
