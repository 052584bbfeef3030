import type { DemoDeal } from '../DemoProduct.ts';

/**
 * The few characters that say what is on offer.
 *
 * @example offerLabel({ kind: 'free-goods', paid: 2, free: 1 }) // '2+1 gratis'
 */
export function offerLabel(deal: DemoDeal): string {
  switch (deal.kind) {
    case 'free-goods':
      return `${deal.paid}+${deal.free} gratis`;
    case 'percentage':
      return `-${deal.percentage}%`;
    case 'give-away':
      return 'Cadeau';
  }
}
