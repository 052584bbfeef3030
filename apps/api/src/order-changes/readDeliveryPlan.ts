import type { WireDeliveryPlan } from '@magazijn/api-client/schemas';
import { amsterdamTime, nextCutOff } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { toWireAddress, wirePayment } from '../accounts/companies.ts';
import { mainAddressLabel } from '../accounts/deliveryAddresses.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import type { Viewer } from '../http/Viewer.ts';
import { wireChangeFields } from '../orders/changeableOrder.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';

/** A limit that no company reaches, since the offered days are at most weeks away. */
const maxDeliveries = 200;

/** The deliveries of a company from today on. One statement. */
export async function readDeliveryPlan(
  dependencies: ApiDependencies,
  viewer: Viewer,
): Promise<WireDeliveryPlan> {
  const { clock, settings } = dependencies;
  const { sql } = dependencies.database;
  const now = clock();
  const orders = await sql<(OrderRow & { readonly units: number })[]>`
    select orders.*,
        (select coalesce(sum(amount), 0)::int from order_lines where order_id = orders.id) as units
      from orders
      where company_id = ${viewer.companyId} and ${statusIn(sql, ['placed'])}
        and delivery_date >= ${amsterdamTime(now).date}
      order by delivery_date, id limit ${maxDeliveries}`;
  return {
    cut_off: nextCutOff(now, settings.cutOffHour),
    first_date: offeredDates(dependencies, viewer)[0],
    closed_days: [...viewer.closedDays],
    deliveries: orders.map((order) => {
      const { version: _version, ...changeFields } = wireChangeFields(dependencies, order);
      return {
        order_id: order.id,
        order_number: orderNumber(order),
        date: order.deliveryDate,
        units: order.units,
        total_inclusive: eurosFromCents(cents(order.totalInclusiveCents)),
        order_reference: order.orderReference,
        address: {
          ...toWireAddress(order.deliveryAddress ?? order.mainAddress),
          id: order.deliveryAddress?.id ?? null,
          label: order.deliveryAddress?.label ?? mainAddressLabel,
        },
        payment: wirePayment(order.payment).name,
        ...changeFields,
      };
    }),
  };
}
