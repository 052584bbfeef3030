import { centsFromEuros } from '@magazijn/domain/money';
import type { OciOrder } from '@magazijn/domain/oci';
import type { WirePunchOutOrder, WirePunchOutSettings, WirePunchOutStart } from '../schemas/punchOut.ts';
import type { PunchOutSettings, PunchOutStart } from './PunchOut.ts';

export function readPunchOutStart(wire: WirePunchOutStart): PunchOutStart {
  const { token, call_up: callUp, cxml } = wire;
  return {
    token,
    callUp,
    cxml: cxml && {
      host: cxml.host,
      operation: cxml.operation,
      amounts: Object.fromEntries(cxml.amounts.map(({ product_id, amount }) => [product_id, amount])),
      coupon: cxml.coupon ?? '',
    },
  };
}

export function readPunchOutSettings(wire: WirePunchOutSettings): PunchOutSettings {
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

export function readPunchOutOrder(wire: WirePunchOutOrder): OciOrder {
  return {
    lines: wire.lines.map((line) => ({
      productId: line.product_id,
      description: line.description,
      itemCode: line.ce_number,
      categoryPath: line.category_path,
      amount: line.amount,
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
      discount: centsFromEuros(discount_exclusive),
    })),
    deliveryDate: wire.delivery_date,
    orderReference: wire.order_reference,
  };
}
