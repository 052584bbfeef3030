import { centsFromEuros } from '@magazijn/domain/money';
import type { OciCustomFields, OciOrder } from '@magazijn/domain/oci';
import type {
  PunchOutFunction,
  WirePunchOutOrder,
  WirePunchOutSettings,
  WirePunchOutStart,
  WirePunchOutValidation,
} from '../schemas/punchOut.ts';

export interface PunchOutStart {
  readonly token: string;
  /** The parameters of the punch-out request by their upper-case names, without user name and password. */
  readonly parameters: Readonly<Record<string, string>>;
  /** For a cXML request: the target of the transfer and the cart's initial contents. */
  readonly cxml: {
    readonly host: string;
    /** Whether the cart is read-only and returned unchanged. */
    readonly operation: 'create' | 'edit' | 'inspect';
    /** quantities per product id */
    readonly quantities: Readonly<Record<number, number>>;
    /** the coupon of those prices; '' without one */
    readonly couponCode: string;
    /** article numbers of the buyer's system that the shop does not have or no longer sells */
    readonly unknownArticles: readonly string[];
  } | null;
}

export interface PunchOutSettings {
  /** Hosts allowed in a hook URL: `host`, `host:port` or `host:*`. Empty: any. */
  readonly hosts: readonly string[];
  readonly functions: readonly PunchOutFunction[];
  readonly unit: string;
  readonly discounts: 'lines' | 'in-prices';
  readonly materialGroups: Readonly<Record<string, string>>;
  readonly customFields: OciCustomFields;
}

/** A form that the browser posts unchanged to the procurement system. */
export interface PunchOutReturn {
  /** The target: the unchanged hook URL, or the one of the cXML request. */
  readonly action: string;
  /** In posting order. */
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

export interface PunchOutValidation {
  readonly order: OciOrder;
  /** Products that are not for sale any more; empty when not returned. */
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
      ...(line.cost_centre && { costCentre: line.cost_centre }),
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
