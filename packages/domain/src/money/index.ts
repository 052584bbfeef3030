export { allocateCents, allocateOver } from './allocateCents.ts';
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
export { formatAmount, formatEuros, type PriceParts, priceParts } from './formatEuros.ts';
