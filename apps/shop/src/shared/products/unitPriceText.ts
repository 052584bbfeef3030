import type { Product } from '@magazijn/api-client';
import { formatEuros, type Measure, unitPrice } from '@magazijn/domain/money';

/** Plurals of the measures that are counted. */
const plurals: Readonly<Record<Measure, string>> = {
  stuk: 'stuks',
  luier: 'luiers',
  liter: 'liter',
  kilo: 'kilo',
};

/** The price per piece, diaper, liter or kilo: '€ 0,15 per luier'; '' without price or contents. */
export function unitPriceText({
  price,
  offerPrice,
  unitContents,
}: Pick<Product, 'price' | 'offerPrice' | 'unitContents'>): string {
  const unit = price !== null && unitContents !== null ? unitPrice(offerPrice ?? price, unitContents) : null;
  if (!unit) return '';
  const per = unit.per === 1 ? unit.measure : `${unit.per} ${plurals[unit.measure]}`;
  return `${formatEuros(unit.price)} per ${per}`;
}
