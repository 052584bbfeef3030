// What a card shows beyond its first frame: quantity field, deal step, unit price. No first load has it.
export { AddQuantityField } from '@magazijn/ui';
export { offerNote } from './offerNote.ts';
export { unitPriceText } from './unitPriceText.ts';
