export {
  addToCart,
  enterCart,
  leaveCart,
  type ReorderedQuantities,
  type ReorderLine,
  recalculated,
  reorderQuantities,
  setCouponCode,
  setOrderReference,
  setQuantity,
  withoutOrdered,
} from './cartChanges.ts';
export {
  type CartIntent,
  type CartRecord,
  intentOf,
  isSameIntent,
  readCartRecord,
  serialiseCartRecord,
} from './cartRecord.ts';
export {
  type CartAct,
  type CartEffect,
  type CartEvent,
  type CartState,
  type CartSurroundings,
  cartReducer,
  type OrderedCart,
  unopenedCart,
} from './cartReducer.ts';
export { type CartRules, type CartToPrice, type Coupon, defaultCartRules } from './cartToPrice.ts';

export { type CartStatus, type CartView, cartView } from './cartView.ts';
export {
  type CartLine,
  type CartProduct,
  type Deal,
  type FreeGoods,
  freeGoods,
  type IncompleteOffer,
  incompleteOffer,
  priceBefore,
  withPossibleGifts,
} from './deals.ts';
export { offerPrice } from './lineDiscount.ts';
export {
  type LineQuantity,
  type LineQuantityRefusal,
  largestLineQuantity,
  lineQuantity,
  maxCartLines,
  maxOrderQuantity,
  type Supply,
  tooManyLinesMessage,
} from './lineQuantity.ts';
export {
  canOrder,
  type ExceededLimit,
  type PricedCart,
  type PricedLine,
  priceCart,
} from './priceCart.ts';
export {
  type CartQuantities,
  cartUnits,
  emptyCart,
  isCartEmpty,
  longestCoupon,
  longestReference,
  readStoredCart,
  type StoredCart,
  toStored,
} from './storedCart.ts';
export { unknownCart } from './unknownCart.ts';
export {
  type BelgianVat,
  belgianVatModes,
  isBelgianVatNumber,
  type TaxedCustomer,
  type VatTreatment,
  vatPercentageFor,
  vatTreatment,
  vatTreatments,
} from './vat.ts';
