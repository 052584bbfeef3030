export {
  addQuantities,
  addToCart,
  enterCart,
  leaveCart,
  type ReorderedQuantities,
  type ReorderLine,
  recalculated,
  reorderQuantities,
  restoreIntent,
  setCostCentres,
  setCouponCode,
  setOrderReference,
  setQuantity,
  withoutOrdered,
} from './cartChanges.ts';
export {
  type CartIntent,
  type CartRecord,
  type CartSync,
  currentIntent,
  intentOf,
  isSameIntent,
  noteChanges,
  noteTakenOut,
  type OrderedCart,
  readCartRecord,
  recordFor,
  serialiseCartRecord,
  syncOf,
  withGoneNames,
  withIntent,
} from './cartRecord.ts';
export {
  changesToSend,
  type SavedCartRequest,
  type SavedCartState,
  takeOverSaved,
  unsavedOf,
} from './cartSync.ts';
export { type CartRules, type CartToPrice, type Coupon, defaultCartRules } from './cartToPrice.ts';

export type { CartStatus, CartView, ChangedElsewhere } from './cartView.ts';
export { type DealCompletion, dealCompletion } from './dealCompletion.ts';
export {
  type CartLine,
  type CartProduct,
  type Deal,
  type FreeGoods,
  freeGoods,
  type IncompleteOffer,
  incompleteOffer,
  offerPrice,
  priceBefore,
  withPossibleGifts,
} from './deals.ts';
export { goneNamesAfter } from './goneNames.ts';
export {
  type LineQuantity,
  type LineQuantityRefusal,
  lineQuantity,
  maxCartLines,
  maxLineQuantity,
  maxOrderQuantity,
  type Supply,
  tooManyLinesMessage,
} from './lineQuantity.ts';
export { keepsTerms, type ProductTerms } from './orderedTerms.ts';
export {
  canOrder,
  type ExceededLimit,
  type PricedCart,
  type PricedLine,
  priceCart,
} from './priceCart.ts';
export {
  type CartChange,
  type CartChanges,
  type ChangedLine,
  changedLines,
  emptySavedCart,
  intentOfSaved,
  mergeChanges,
  type SavedCart,
  type SavedOrder,
  type SavedValue,
} from './savedCart.ts';
export {
  type CartCostCentres,
  type CartQuantities,
  cartUnits,
  emptyCart,
  isCartEmpty,
  lineCount,
  maxCouponLength,
  maxReferenceLength,
  readStoredCart,
  type StoredCart,
  sumQuantities,
  toStored,
} from './storedCart.ts';
export { typedQuantity } from './typedQuantity.ts';
export { unitText } from './unitText.ts';
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
