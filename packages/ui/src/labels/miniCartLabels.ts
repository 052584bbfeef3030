import { itemsLabel } from './itemsLabel.ts';

/** Texts of `MiniCart`. */
export const miniCartLabels = { label: 'Winkelmand', items: itemsLabel };
