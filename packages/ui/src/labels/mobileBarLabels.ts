import { itemsLabel } from './itemsLabel.ts';

/** Texts of `MobileBar`; 'Menu' and 'Sluit' as the specification writes them. */
export const mobileBarLabels = {
  navigation: 'Snelmenu',
  menu: 'Menu',
  close: 'Sluit',
  favourites: 'Favorieten',
  account: 'Account',
  cart: 'Winkelmand',
  items: itemsLabel,
};
