// What a card shows beyond its first frame: the field for a quantity, what completes a deal, the price per measure. One
// chunk, which no first load has.
export { AddQuantityField } from '@magazijn/ui';
export { offerNote } from './offerNote.ts';
export { unitPriceText } from './unitPriceText.ts';
