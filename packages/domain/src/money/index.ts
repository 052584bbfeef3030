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
export { allocateCents, allocateOver, couponPerVatRate, type RatedSum, sumPerVatRate } from './vatRates.ts';
