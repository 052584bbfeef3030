import type { WireCartInfo, WireCartLine } from '@magazijn/api-client/schemas';
import { eurosFromCents } from '@magazijn/domain/money';
import { toFlag } from '../http/toFlag.ts';
import type { ShopCart, ShopCartLine } from './ShopCart.ts';

/** A line as the wire has it (E05). */
function toWireLine(line: ShopCartLine): WireCartLine {
  return {
    id: line.productId,
    path: line.path,
    description: line.description,
    contents: line.contents,
    unit: line.unit,
    image_paths: [...line.images],
    category_path: line.categoryPath,
    amount: line.amount,
    stock: line.stock,
    available: toFlag(line.available),
    price_exclusive_vat: eurosFromCents(line.price),
    price_exclusive: eurosFromCents(line.price),
    price_old: line.oldPrice === null ? null : eurosFromCents(line.oldPrice),
    ce_number: line.articleNumber,
    vat_percentage: line.vatPercentage,
    discount_exclusive: eurosFromCents(line.discount),
    give_away_product: toFlag(line.giveAway),
    total_exclusive: eurosFromCents(line.totalExclusive),
    total_inclusive: eurosFromCents(line.totalInclusive),
    incomplete_offer: line.incompleteOffer,
    offer_label: line.offerLabel,
    limit_message: line.limitMessage,
  };
}

/** One sentence per product (X04); each names its product. */
function incompleteOffers(lines: readonly ShopCartLine[]): WireCartInfo['incomplete_offers'] {
  return lines.flatMap(({ productId, description, incompleteOffer: offer }) =>
    offer ? [{ message: offer.message, products: [{ id: productId, description, url: offer.url }] }] : [],
  );
}

/**
 * A cart as the wire has it (E07). `subtotal_exclusive` is after the deals of the lines; `discount_exclusive` is what
 * the coupon takes off, so that subtotal − discount + shipping is the total excluding VAT.
 *
 * @param deliveryDates in seconds.
 */
export function toWireCart(cart: ShopCart, deliveryDates: readonly number[]): WireCartInfo {
  return {
    products: cart.lines.map(toWireLine),
    amount: cart.lines.reduce((sum, line) => sum + line.amount, 0),
    subtotal_exclusive: eurosFromCents(cart.subtotal),
    discount_exclusive: eurosFromCents(cart.couponDiscount),
    discount: cart.couponCode === '' ? null : cart.couponCode,
    discount_status: cart.couponStatus,
    orderReference: cart.orderReference,
    shipping_costs: eurosFromCents(cart.shipping),
    btw_totals: Object.fromEntries(
      cart.vatTotals.map(({ vatPercentage, vat }) => [String(vatPercentage), eurosFromCents(vat)]),
    ),
    total_exclusive: eurosFromCents(cart.totalExclusive),
    total_inclusive: eurosFromCents(cart.totalInclusive),
    minimum_requirement_met: toFlag(cart.subtotal >= cart.minimumOrder),
    minimum_requirement_price: eurosFromCents(cart.minimumOrder),
    free_shipping_from: eurosFromCents(cart.freeShippingFrom),
    delivery_dates: [...deliveryDates],
    limit: cart.limits.map(({ message, data }) => ({ message, data: [...data] })),
    incomplete_offers: incompleteOffers(cart.lines),
  };
}
