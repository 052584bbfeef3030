import type { CartLine, DraftOrder } from '@magazijn/api-client';
import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { allocateOver, type Cents, cents } from '@magazijn/domain/money';
import type { OciOrder } from '@magazijn/domain/oci';

/**
 * What the return of a draft is made of, for a back end that does not say so itself: its lines, its delivery, and its
 * coupon spread over the VAT rates of the goods by what each is worth.
 *
 * @param deliveryDate seconds, 12:00 Europe/Amsterdam: the one that was chosen
 */
export function ociOrderOf(
  { cart, shipping }: Pick<DraftOrder, 'cart' | 'shipping'>,
  deliveryDate: number,
): OciOrder {
  const shares = allocateOver(cart.discount, netPerRate(cart.lines), ({ net }) => net);
  return {
    lines: cart.lines.map(lineOf),
    shipping: { cost: cart.shipping, ...shipping },
    discounts: shares
      .map(([{ vatPercentage }, discount]) => ({ vatPercentage, discount }))
      .filter(({ discount }) => discount > 0),
    deliveryDate: isoDateOfTimestamp(deliveryDate),
    orderReference: cart.orderReference,
  };
}

function lineOf(line: CartLine): OciOrder['lines'][number] {
  const { productId, quantity, price, discount, total, vatPercentage, giveAway } = line;
  return {
    productId,
    description: line.name,
    itemCode: line.articleNumber,
    categoryPath: line.path.split('/').slice(0, -1).join('/'),
    amount: quantity,
    price,
    discount,
    total,
    vatPercentage,
    giveAway,
  };
}

/** The goods' worth per VAT rate, the lowest rate first, as the back end spreads a coupon. */
function netPerRate(lines: readonly CartLine[]): { readonly vatPercentage: number; readonly net: Cents }[] {
  const sums = new Map<number, number>();
  for (const { vatPercentage, total } of lines)
    sums.set(vatPercentage, (sums.get(vatPercentage) ?? 0) + total);
  return [...sums]
    .sort(([first], [second]) => first - second)
    .map(([vatPercentage, net]) => ({ vatPercentage, net: cents(net) }));
}
