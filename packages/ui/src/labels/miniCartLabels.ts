import { itemsLabel } from './itemsLabel.ts';

export const miniCartLabels = { label: 'Winkelmand', items: itemsLabel };
