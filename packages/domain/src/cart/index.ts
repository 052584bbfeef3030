export {
  addToCart,
  enterCart,
  leaveCart,
  type OrderedGoods,
  type ReorderLine,
  recalculated,
  reorderAmounts,
  setDiscount,
  setOrderReference,
  setQuantity,
  withoutOrdered,
} from './cartChanges.ts';
export type { CartRules, CartToPrice, Coupon } from './cartToPrice.ts';

export {
  type CartLine,
  type CartProduct,
  type Deal,
  freeUnits,
  type IncompleteOffer,
  incompleteOffer,
  offerPrice,
} from './deals.ts';
export { type LineAmount, type LineAmountRefusal, largestLineAmount, lineAmount } from './lineAmount.ts';
export {
  canOrder,
  type ExceededLimit,
  netPerVatRate,
  type PricedCart,
  type PricedLine,
  priceCart,
  type VatTotal,
} from './priceCart.ts';
export {
  type CartAmounts,
  cartUnits,
  emptyCart,
  isCartEmpty,
  readStoredCart,
  type StoredCart,
} from './storedCart.ts';
