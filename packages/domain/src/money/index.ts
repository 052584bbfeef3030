export { allocateCents, allocateOver, couponPerVatRate } from './allocateCents.ts';
export {
  addCents,
  type Cents,
  cents,
  centsFromEuros,
  eurosFromCents,
  multiplyCents,
  percentageOfCents,
  subtractCents,
} from './cents.ts';
export { formatAmount, formatEuros, formatWholeEuros, type PriceParts, priceParts } from './formatEuros.ts';
export { type Contents, isSinglePiece, type Measure, measures } from './measures.ts';
export { type UnitPrice, unitPrice } from './unitPrice.ts';
export { type RatedSum, sumPerVatRate, type VatTotal, vatPerRate } from './vatRates.ts';
