import { unitsText } from './unitsText.ts';

/** Texts of `MiniCart`. */
export const miniCartLabels = { label: 'Winkelmand', items: unitsText };
