import type { CartLine } from '@magazijn/api-client';
import { maxOrderQuantity } from '@magazijn/domain/cart';
import { dealStep } from './dealStep.ts';

/**
 * What an incomplete deal of a cart line misses, with the label and the quantity of the button that completes it, each on a
 * line: a primitive, so that a card renders again only when its own note changes. The back end's sentence names a gift. ''
 * without one, and for free goods on a panel, where the product page shows it itself.
 */
export function offerNote(line: CartLine | undefined, size: 'card' | 'panel' | 'row'): string {
  if (!line) return '';
  const isFreeGoods = line.deal?.kind === 'free-goods';
  if (size === 'panel' && isFreeGoods) return '';
  const step = dealStep(line, line.quantity, maxOrderQuantity(line));
  const told = line.incompleteOffer?.message ?? '';
  if (!step) return told;
  return [isFreeGoods ? step.text : told || step.text, step.label, step.quantity].join('\n');
}
