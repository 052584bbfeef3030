import { centsFromEuros } from '@magazijn/domain/money';
import type { OciCustomFields, OciOrder } from '@magazijn/domain/oci';
import type {
  PunchOutFunction,
  WirePunchOutOrder,
  WirePunchOutSettings,
  WirePunchOutStart,
  WirePunchOutValidation,
} from '../schemas/punchOut.ts';

/** What a one-time code stands for. */
export interface PunchOutStart {
  /** The bearer that logs in. */
  readonly token: string;
  /** The punch-out request's parameters by their names in capitals, without user name and password. */
  readonly parameters: Readonly<Record<string, string>>;
  /** When a cXML system asked: where the transfer goes, and what the cart begins with. */
  readonly cxml: {
    readonly host: string;
    /** What is only inspected goes back as it came. */
    readonly operation: 'create' | 'edit' | 'inspect';
    /** quantities per product id */
    readonly quantities: Readonly<Record<number, number>>;
    /** the coupon that those were priced with; '' for none */
    readonly couponCode: string;
    /** article numbers that the buyer's system holds and the shop does not have, or not any more */
    readonly unknownArticles: readonly string[];
  } | null;
}

/** What a company has agreed with the shop about its procurement system. */
export interface PunchOutSettings {
  /** Hosts that a hook URL may have: `host`, `host:port` or `host:*`. Empty: any. */
  readonly hosts: readonly string[];
  readonly functions: readonly PunchOutFunction[];
  readonly unit: string;
  readonly discounts: 'lines' | 'in-prices';
  readonly materialGroups: Readonly<Record<string, string>>;
  readonly customFields: OciCustomFields;
}

/** A form that the browser posts to the procurement system as it is. */
export interface PunchOutReturn {
  /** Where it is posted: the hook URL as it came, or what the cXML system said. */
  readonly action: string;
  /** In this order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export function toPunchOutStart(wire: WirePunchOutStart): PunchOutStart {
  const { token, call_up: parameters, cxml } = wire;
  return {
    token,
    parameters,
    cxml: cxml && {
      host: cxml.host,
      operation: cxml.operation,
      quantities: Object.fromEntries(cxml.amounts.map(({ product_id, amount }) => [product_id, amount])),
      couponCode: cxml.coupon ?? '',
      unknownArticles: cxml.unknown_articles ?? [],
    },
  };
}

export function toPunchOutSettings(wire: WirePunchOutSettings): PunchOutSettings {
  const { hosts, functions, unit, discounts, material_groups: materialGroups } = wire;
  return {
    hosts,
    functions,
    unit,
    discounts,
    materialGroups,
    customFields: {
      vatPercentage: wire.custom_fields.vat_percentage,
      deliveryDate: wire.custom_fields.delivery_date,
      orderReference: wire.custom_fields.order_reference,
    },
  };
}

/** What FUNCTION=VALIDATE answers. */
export interface PunchOutValidation {
  readonly order: OciOrder;
  /** What is not for sale any more; empty where the back end does not say. */
  readonly leftOut: readonly { readonly name: string; readonly articleNumber: string }[];
}

export const toPunchOutValidation = (wire: WirePunchOutValidation): PunchOutValidation => ({
  order: toPunchOutOrder(wire),
  leftOut: (wire.left_out ?? []).map(({ description, ce_number }) => ({
    name: description,
    articleNumber: ce_number,
  })),
});

export function toPunchOutOrder(wire: WirePunchOutOrder): OciOrder {
  return {
    lines: wire.lines.map((line) => ({
      productId: line.product_id,
      description: line.description,
      itemCode: line.ce_number,
      categoryPath: line.category_path,
      quantity: line.amount,
      price: centsFromEuros(line.price_exclusive),
      discount: centsFromEuros(line.discount_exclusive),
      total: centsFromEuros(line.total_exclusive),
      vatPercentage: line.vat_percentage,
      giveAway: line.give_away_product,
    })),
    shipping: {
      cost: centsFromEuros(wire.shipping.costs),
      itemCode: wire.shipping.itemcode,
      vatPercentage: wire.shipping.vat_percentage,
    },
    discounts: wire.discounts.map(({ vat_percentage, discount_exclusive }) => ({
      vatPercentage: vat_percentage,
      sum: centsFromEuros(discount_exclusive),
    })),
    deliveryDate: wire.delivery_date,
    orderReference: wire.order_reference,
  };
}
