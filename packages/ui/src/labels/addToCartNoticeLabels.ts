import { itemsLabel } from './itemsLabel.ts';

export const addToCartNoticeLabels = {
  added: 'Toegevoegd aan je winkelmand',
  cart: 'Naar je winkelmand',
  close: 'Sluit melding',
  items: itemsLabel,
  region: 'Melding over je winkelmand',
};
