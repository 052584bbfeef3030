import { centsFromEuros } from '@magazijn/domain/money';
import type { WireCartInfo, WireCartLine } from '../schemas/cart.ts';
import type { CartInfo, CartLine } from './Cart.ts';
import { isSet, textOf } from './fromWire.ts';

export function readCartLine(wire: WireCartLine): CartLine {
  return {
    productId: wire.id,
    path: `${wire.category_path}/${wire.path}`,
    name: wire.description,
    contents: textOf(wire.contents),
    unit: textOf(wire.unit),
    articleNumber: textOf(wire.ce_number),
    picture: wire.image_paths[0] ?? null,
    quantity: wire.amount,
    stock: wire.stock,
    available: isSet(wire.available),
    price: centsFromEuros(wire.price_exclusive),
    oldPrice: typeof wire.price_old === 'number' ? centsFromEuros(wire.price_old) : null,
    vatPercentage: wire.vat_percentage,
    discount: centsFromEuros(wire.discount_exclusive),
    total: centsFromEuros(wire.total_exclusive),
    totalInclusive: centsFromEuros(wire.total_inclusive),
    giveAway: isSet(wire.give_away_product),
    incompleteOffer: wire.incomplete_offer
      ? {
          path: wire.incomplete_offer.url,
          title: wire.incomplete_offer.title,
          message: wire.incomplete_offer.message,
        }
      : null,
    offerLabel: textOf(wire.offer_label),
    limitMessage: wire.limit_message || null,
  };
}

function couponStatus(wire: WireCartInfo): CartInfo['couponStatus'] {
  if (!wire.discount) return 'none';
  return wire.discount_status === 'accepted' ? 'accepted' : 'refused';
}

export function readCart(wire: WireCartInfo): CartInfo {
  return {
    lines: wire.products.map(readCartLine),
    units: wire.amount,
    subtotal: centsFromEuros(wire.subtotal_exclusive),
    discount: centsFromEuros(wire.discount_exclusive),
    coupon: textOf(wire.discount),
    couponStatus: couponStatus(wire),
    orderReference: textOf(wire.orderReference),
    shipping: centsFromEuros(wire.shipping_costs),
    vatTotals: Object.entries(wire.btw_totals)
      .map(([percentage, amount]) => ({ percentage: Number(percentage), amount: centsFromEuros(amount) }))
      .sort((a, b) => a.percentage - b.percentage),
    totalInclusive: centsFromEuros(wire.total_inclusive),
    minimumMet: isSet(wire.minimum_requirement_met),
    minimumOrder: centsFromEuros(wire.minimum_requirement_price),
    freeShippingFrom: wire.free_shipping_from === undefined ? null : centsFromEuros(wire.free_shipping_from),
    deliveryDates: wire.delivery_dates ?? [],
    limits: wire.limit.map((limit) => ({
      message: limit.message,
      details: limit.data.map((detail) => detail.message),
    })),
    incompleteOffers: wire.incomplete_offers.map((offer) => ({
      message: offer.message,
      products: offer.products.map((product) => ({
        id: product.id,
        name: product.description,
        url: product.url,
      })),
    })),
  };
}
