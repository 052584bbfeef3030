import { allCountries, type Country, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { undecidedStatuses } from '@magazijn/domain/orders';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Buyer } from '../http/Viewer.ts';
import { offeredTimestamps } from './offeredDates.ts';

/**
 * Sets the delivery date of an order that is not placed yet; a pending payment only fixes its amount.
 *
 * @param timestamp one of the offered ones, in seconds.
 * @throws HttpError 404 for an order of another company, 409 when it is placed, 422 for another date.
 */
export async function chooseDeliveryDate(
  dependencies: OrderDependencies,
  viewer: Buyer,
  orderId: number,
  timestamp: number,
): Promise<void> {
  const { sql } = dependencies.database;
  const { closedDays } = viewer;
  const offering = allCountries.filter((country) =>
    offeredTimestamps(dependencies, { country, closedDays }).includes(timestamp),
  );
  if (offering.length > 0) {
    const [changed] = await sql<{ id: number }[]>`
      update orders set delivery_date = ${isoDateOfTimestamp(timestamp)}
        where id = ${orderId} and company_id = ${viewer.companyId} and ${statusIn(sql, undecidedStatuses)}
          and main_address ->> 'country' = any(${offering}) returning id`;
    if (changed) return;
  }
  const [order] = await sql<{ country: Country }[]>`
    select main_address ->> 'country' as country from orders
      where id = ${orderId} and company_id = ${viewer.companyId}`;
  if (!order) throw notFound();
  if (!offering.includes(order.country)) {
    throw new HttpError(422, 'Op deze dag kunnen we niet bezorgen. Kies een andere dag.');
  }
  throw new HttpError(409, 'Deze bestelling is al geplaatst.');
}
