import { cents } from '@magazijn/domain/money';
import type { CartInfo, CartLine } from '../model/Cart.ts';

/** Two boxes of diapers, with overrides. */
export function buildCartLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    productId: 1,
    path: 'verzorging/luiers/demo-luiers-maat-4',
    name: 'Luiers maat 4',
    contents: '8–14 kg · 4 × 44 stuks',
    unit: 'doos',
    articleNumber: '101 404',
    picture: 'demo-luiers-maat-4',
    quantity: 2,
    stock: 100,
    available: true,
    expectedOn: '',
    orderLimit: null,
    price: cents(2695),
    originalPrice: null,
    vatPercentage: 21,
    discount: cents(0),
    total: cents(5390),
    totalInclusive: cents(6522),
    giveAway: false,
    incompleteOffer: null,
    offerLabel: '',
    deal: null,
    limitMessage: null,
    limitQuantity: null,
    costCentre: null,
    ...changes,
  };
}

/** A cart above the minimum order and below free delivery, with overrides. */
export function buildCart(changes: Partial<CartInfo> = {}): CartInfo {
  return {
    lines: [buildCartLine()],
    units: 2,
    subtotal: cents(5390),
    discount: cents(0),
    couponCode: '',
    couponStatus: 'none',
    orderReference: '',
    shipping: cents(750),
    vatTotals: [{ percentage: 21, net: cents(6140), amount: cents(1289) }],
    vatNote: null,
    totalInclusive: cents(7429),
    minimumMet: true,
    minimumOrder: cents(5000),
    freeShippingFrom: cents(10_000),
    deliveryDates: [],
    limits: [],
    incompleteOffers: [],
    ...changes,
  };
}
