import type { CartLine } from '@magazijn/api-client';
import { maxOrderQuantity } from '@magazijn/domain/cart';
import { dealStep } from './dealStep.ts';

/**
 * What completes a line's deal, with the button's label and quantity, one per line: a primitive, so that a
 * card renders only when its note changes. '' without a deal, and for free goods on a panel, whose page shows
 * it.
 */
export function offerNote(line: CartLine | undefined, size: 'card' | 'panel' | 'row'): string {
  if (!line) return '';
  const isFreeGoods = line.deal?.kind === 'free-goods';
  if (size === 'panel' && isFreeGoods) return '';
  const step = dealStep(line, line.quantity, maxOrderQuantity(line));
  const message = line.incompleteOffer?.message ?? '';
  if (!step) return message;
  return [isFreeGoods ? step.text : message || step.text, step.label, step.quantity].join('\n');
}
