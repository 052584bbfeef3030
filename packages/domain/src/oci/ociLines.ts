import type { IsoDate } from '../delivery/calendar.ts';
import { allocateOver } from '../money/allocateCents.ts';
import { addCents, type Cents, cents, subtractCents } from '../money/cents.ts';
import { type RatedSum, sumPerVatRate } from '../money/vatRates.ts';

/** What the punch-out return needs to know of an order. Amounts exclude VAT. */
export interface OciOrder {
  readonly lines: readonly OciOrderLine[];
  readonly shipping: {
    readonly cost: Cents;
    readonly itemCode: string;
    readonly vatPercentage: number;
  };
  /** discounts that belong to no line, such as a coupon's, per VAT rate: sums above 0 that come off */
  readonly discounts: readonly RatedSum[];
  readonly deliveryDate: IsoDate;
  /** the buyer's own reference; '' when there is none */
  readonly orderReference: string;
}

/** What the punch-out return needs to know of an ordered line. Amounts exclude VAT. */
export interface OciOrderLine {
  /** the shop's key of the product, by which a buyer's system asks for it again */
  readonly productId: number;
  readonly description: string;
  /** `ce_number` on the wire */
  readonly itemCode: string;
  /** such as 'verzorging/luiers' */
  readonly categoryPath: string;
  readonly quantity: number;
  /** of one unit */
  readonly price: Cents;
  /** what deals and coupon take off the line */
  readonly discount: Cents;
  /** price × quantity − discount */
  readonly total: Cents;
  readonly vatPercentage: number;
  readonly giveAway: boolean;
}

/** What differs between one buyer's procurement system and the next: a setting per company. */
export interface OciSettings {
  /** unit of measure; ST unless their system wants another code such as PCE */
  readonly unit: string;
  /** of yyyy, MM and dd with anything between them */
  readonly dateFormat: string;
  /**
   * `lines`: a line with a negative price per VAT percentage, as specified.
   * `in-prices`: for systems that refuse negative prices, the discount comes off the product lines.
   */
  readonly discounts: 'lines' | 'in-prices';
  /** the company's own material group per category path, or per category; other paths go out as they are */
  readonly materialGroups: Readonly<Record<string, string>>;
}

/** The settings of a company that has chosen none. */
export const defaultOciSettings: OciSettings = {
  unit: 'ST',
  dateFormat: 'yyyy-MM-dd',
  discounts: 'lines',
  materialGroups: {},
};

/** One item of a punch-out return, before it becomes form fields. */
export interface OciLine {
  readonly description: string;
  readonly materialGroup: string;
  readonly quantity: number;
  readonly unit: string;
  /** excluding VAT, for `priceUnit` units; negative on a discount line */
  readonly price: Cents;
  /** the number of units that `price` is for; 1 except where a discount is worked into the price */
  readonly priceUnit: number;
  readonly currency: 'EUR';
  readonly vendorMaterial: string;
  /** the shop's own key of the product; '' on a delivery or discount line */
  readonly productId: string;
  readonly vatPercentage: number;
  /** in the company's date format */
  readonly deliveryDate: string;
  readonly orderReference: string;
}

/**
 * The items of a punch-out return for an order: a line per product, then
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

/** A line of an order and the OCI line that was made of it. */
interface ReturnedLine {
  readonly ordered: OciOrderLine;
  readonly line: OciLine;
}

/**
 * Works discounts into the prices of the product lines, for systems that refuse negative prices.
 *
 * Where the discounted total is a whole number of cents for each unit, as with every percentage deal, that is the
 * price. Else the price becomes that of all units together, with their number as the price unit: three for € 10,00
 * stays exactly that.
 * Discounts that belong to no line are shared by the lines at their VAT rate, by their totals.
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
 * A date in the format that the buyer's system asked for.
 *
 * @param format yyyy, MM and dd in any order, with anything between them
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
