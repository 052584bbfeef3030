import type { CartLine } from './CartLine.ts';
import type { Deal } from './CartProduct.ts';
import { lineAmount } from './lineAmount.ts';

/**
 * Refuses a line whose figures would make money out of nothing.
 *
 * @throws RangeError that names the product and the figure
 */
export function checkCartLine({ product, amount }: CartLine): void {
  const fault = findFault(product.price, product.vatPercentage, product.deal, amount);
  if (fault) throw new RangeError(`Product ${product.id} cannot be priced: ${fault}.`);
}

function findFault(price: number, vatPercentage: number, deal: Deal | null, amount: number): string | null {
  if (!lineAmount(amount).ok) return `its amount is ${amount}, not a whole number from 0 to 9999`;
  if (price < 0) return `its price of ${price} cents is below 0`;
  if (!isPercentage(vatPercentage)) return `its VAT percentage is ${vatPercentage}`;
  return deal && findDealFault(deal);
}

function findDealFault(deal: Deal): string | null {
  switch (deal.kind) {
    case 'free-goods':
      return isCount(deal.paid) && isCount(deal.free) ? null : `its deal is ${deal.paid}+${deal.free}`;
    case 'percentage':
      return isPercentage(deal.percentage) ? null : `its discount is ${deal.percentage} %`;
    case 'give-away':
      return isCount(deal.from) ? null : `its give-away starts from ${deal.from} units`;
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100;
}
