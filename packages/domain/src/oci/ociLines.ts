import { cents } from '../money/cents.ts';
import { discountsPerVatRate } from './discountsPerVatRate.ts';
import { formatOciDate } from './formatOciDate.ts';
import type { OciLine } from './OciLine.ts';
import type { OciOrder, OciOrderLine } from './OciOrder.ts';
import { defaultOciSettings, type OciSettings } from './ociSettings.ts';
import { spreadDiscounts } from './spreadDiscounts.ts';

/**
 * The items of a punch-out return for an order (clauses K02, K03): a line per product, then
 * 'Verzendkosten', then a line 'Korting {percentage}%' per VAT percentage with the sum of the
 * discounts at that rate as a negative price.
 *
 * Give-aways and products whose total is zero are left out, with their own discounts; delivery that
 * costs nothing is too. Price × quantity over all lines is the order's total excluding VAT, to the cent.
 */
export function ociLines(order: OciOrder, settings: OciSettings = defaultOciSettings): OciLine[] {
  const shared = {
    unit: settings.unit,
    currency: 'EUR',
    deliveryDate: formatOciDate(order.deliveryDate, settings.dateFormat),
    orderReference: order.orderReference,
  } as const;
  const surcharge = { ...shared, materialGroup: '', quantity: 1, priceUnit: 1, productId: '' };
  const ordered = order.lines.filter((line) => !line.giveAway && line.total !== 0);

  const products = ordered.map((line) => ({
    ordered: line,
    line: { ...shared, ...productFields(line, settings) },
  }));
  const shipping = { ...surcharge, ...shippingFields(order.shipping) };
  const withShipping = order.shipping.cost === 0 ? [] : [shipping];
  if (settings.discounts === 'in-prices') {
    return [...spreadDiscounts(products, order.discounts), ...withShipping];
  }
  const discounts = discountsPerVatRate([...ordered, ...order.discounts]).map((rate) => ({
    ...surcharge,
    description: `Korting ${formatPercentage(rate.vatPercentage)}%`,
    price: cents(-rate.discount),
    vendorMaterial: '',
    vatPercentage: rate.vatPercentage,
  }));
  return [...products.map(({ line }) => line), ...withShipping, ...discounts];
}

function productFields(line: OciOrderLine, settings: OciSettings) {
  return {
    description: line.description,
    materialGroup: materialGroup(line.categoryPath, settings),
    quantity: line.amount,
    price: line.price,
    priceUnit: 1,
    vendorMaterial: line.itemCode,
    productId: String(line.productId),
    vatPercentage: line.vatPercentage,
  };
}

/** The company's own group for the sub category, else for the category above it, else the path. */
function materialGroup(path: string, { materialGroups }: OciSettings): string {
  const [category = ''] = path.split('/');
  const mapped = [path, category].find((place) => Object.hasOwn(materialGroups, place));
  return (mapped === undefined ? undefined : materialGroups[mapped]) ?? path;
}

function shippingFields(shipping: OciOrder['shipping']) {
  return {
    description: 'Verzendkosten',
    price: shipping.cost,
    vendorMaterial: shipping.itemCode,
    vatPercentage: shipping.vatPercentage,
  };
}

function formatPercentage(percentage: number): string {
  return String(percentage).replace('.', ',');
}
