import type { CostCentreName } from '../cost-centres/costCentres.ts';
import type { IsoDate } from '../delivery/calendar.ts';
import { allocateOver } from '../money/allocateCents.ts';
import { addCents, type Cents, cents, subtractCents } from '../money/cents.ts';
import { type RatedSum, sumPerVatRate } from '../money/vatRates.ts';

/** The order data of a punch-out return. Amounts exclude VAT. */
export interface OciOrder {
  readonly lines: readonly OciOrderLine[];
  readonly shipping: {
    readonly cost: Cents;
    readonly itemCode: string;
    readonly vatPercentage: number;
  };
  /** discounts without a line, such as a coupon's, per VAT rate; positive sums */
  readonly discounts: readonly RatedSum[];
  readonly deliveryDate: IsoDate;
  /** the buyer's reference; '' without one */
  readonly orderReference: string;
}

/** The line data of a punch-out return. Amounts exclude VAT. */
export interface OciOrderLine {
  /** the shop's product key, with which procurement systems request the product again */
  readonly productId: number;
  readonly description: string;
  /** `ce_number` on the wire */
  readonly itemCode: string;
  /** such as 'verzorging/luiers' */
  readonly categoryPath: string;
  readonly quantity: number;
  /** of one unit */
  readonly price: Cents;
  /** the discount of deals and coupon on the line */
  readonly discount: Cents;
  /** price × quantity − discount */
  readonly total: Cents;
  readonly vatPercentage: number;
  readonly giveAway: boolean;
  /** the buyer's group or cost centre; absent without one */
  readonly costCentre?: CostCentreName | null | undefined;
}

export interface OciSettings {
  /** unit of measure; ST by default, or another code such as PCE */
  readonly unit: string;
  /** yyyy, MM and dd with any separators */
  readonly dateFormat: string;
  /**
   * `lines`: a negative line per VAT percentage, as specified; `in-prices`: for systems that refuse negative prices.
   */
  readonly discounts: 'lines' | 'in-prices';
  /** the company's material group per category path or main category; other paths are sent unchanged */
  readonly materialGroups: Readonly<Record<string, string>>;
}

export const defaultOciSettings: OciSettings = {
  unit: 'ST',
  dateFormat: 'yyyy-MM-dd',
  discounts: 'lines',
  materialGroups: {},
};

/** One item of a punch-out return, before its conversion to form fields. */
export interface OciLine {
  readonly description: string;
  readonly materialGroup: string;
  readonly quantity: number;
  readonly unit: string;
  /** excluding VAT, for `priceUnit` units; negative on a discount line */
  readonly price: Cents;
  /** the number of units that `price` covers; above 1 only with a discount in the prices */
  readonly priceUnit: number;
  readonly currency: 'EUR';
  readonly vendorMaterial: string;
  /** the shop's product key; '' on a delivery or discount line */
  readonly productId: string;
  readonly vatPercentage: number;
  /** in the company's date format */
  readonly deliveryDate: string;
  readonly orderReference: string;
  /** absent without one */
  readonly costCentre?: CostCentreName;
}

/**
 * The items of a punch-out return: a line per product, 'Verzendkosten', then 'Korting {percentage}%' with a negative
 * price per VAT percentage. Free lines are left out. Price × quantity over all lines is the order's total excluding
 * VAT.
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
  const ofLines = ordered.map(({ vatPercentage, discount }) => ({ vatPercentage, sum: discount }));
  const discounts = sumPerVatRate([...ofLines, ...order.discounts])
    .filter(({ sum }) => sum !== 0)
    .map(({ vatPercentage, sum }) => ({
      ...surcharge,
      description: `Korting ${formatPercentage(vatPercentage)}%`,
      price: cents(-sum),
      vendorMaterial: '',
      vatPercentage,
    }));
  return [...products.map(({ line }) => line), ...withShipping, ...discounts];
}

function productFields(line: OciOrderLine, settings: OciSettings) {
  return {
    description: line.description,
    materialGroup: materialGroup(line.categoryPath, settings),
    quantity: line.quantity,
    price: line.price,
    priceUnit: 1,
    vendorMaterial: line.itemCode,
    productId: String(line.productId),
    vatPercentage: line.vatPercentage,
    ...(line.costCentre && { costCentre: line.costCentre }),
  };
}

/** The company's material group of the sub category, else of the main category, else the path. */
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

interface ReturnedLine {
  readonly ordered: OciOrderLine;
  readonly line: OciLine;
}

/**
 * Deducts discounts from the prices of the product lines. Where the total does not divide into whole cents per unit,
 * the price covers all units, as its price unit: three for € 10,00 stays exact.
 */
export function spreadDiscounts(
  returned: readonly ReturnedLine[],
  discounts: readonly RatedSum[],
): OciLine[] {
  const off = new Map(returned.map(({ ordered }) => [ordered, cents(0)]));
  for (const { vatPercentage, sum } of sumPerVatRate(discounts)) {
    const taxed = [...off].filter(([ordered]) => ordered.vatPercentage === vatPercentage);
    for (const [[ordered, before], share] of allocateOver(sum, taxed, ([{ total }]) => total)) {
      off.set(ordered, addCents(before, share));
    }
  }
  return returned.map(({ ordered, line }) => {
    const share = off.get(ordered);
    if (share === undefined) throw new Error(`Product ${ordered.productId} has no share of the discounts.`);
    if (ordered.discount === 0 && share === 0) return line;
    const total = subtractCents(ordered.total, share);
    const whole = total % ordered.quantity === 0;
    return whole
      ? { ...line, price: cents(total / ordered.quantity) }
      : { ...line, price: total, priceUnit: ordered.quantity };
  });
}

/**
 * @param format yyyy, MM and dd in any order, with any separators
 * @example formatOciDate('2026-03-18', 'dd.MM.yyyy') // '18.03.2026'
 */
export function formatOciDate(isoDate: IsoDate, format: string): string {
  const parts: Readonly<Record<string, string>> = {
    yyyy: isoDate.slice(0, 4),
    MM: isoDate.slice(5, 7),
    dd: isoDate.slice(8, 10),
  };
  return format.replace(/yyyy|MM|dd/g, (part) => parts[part] ?? part);
}
