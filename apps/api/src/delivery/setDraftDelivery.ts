import { allCountries, type Country, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { undecidedStatuses } from '@magazijn/domain/orders';
import type { PendingQuery, Row } from 'postgres';
import type { OrderDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Buyer } from '../http/Viewer.ts';
import { offeredTimestamps } from './offeredDates.ts';

/** The chosen delivery of an order; absent fields stay unchanged. */
export interface ChosenDelivery {
  /** One of the offered dates, in seconds. */
  readonly date?: number | undefined;
  /** A delivery address of the company; null for its main one. */
  readonly address?: number | null | undefined;
  readonly note?: string | undefined;
}

/** Why a day cannot be chosen, and an address. */
export const dayText = 'Op deze dag kunnen we niet bezorgen. Kies een andere dag.';
export const addressText = 'Dit bezorgadres is er niet meer. Kies een ander adres.';

/** A company's delivery address as JSON of `orders.delivery_address`; null without one with this id and country. */
export const keptAddress = (
  sql: Sql,
  { companyId }: Pick<Buyer, 'companyId'>,
  id: number,
  country: PendingQuery<Row[]>,
): PendingQuery<Row[]> => sql`(
  select jsonb_build_object('id', id, 'label', label, 'companyName', company_name, 'contactGender', null,
      'contactFirstName', contact_first_name, 'contactLastName', contact_last_name, 'street', street,
      'number', number, 'numberSuffix', number_suffix, 'postalCode', postal_code, 'city', city, 'country', country,
      'phoneNumber', phone_number, 'emailAddress', null)
    from delivery_addresses as chosen
    where chosen.company_id = ${companyId} and chosen.id = ${id} and chosen.country = ${country})`;

/**
 * Sets date, address and note of an order that is not placed yet.
 *
 * @throws HttpError 404 for another company's, 409 when it is placed, 422 for a date or an address that is not offered.
 */
export async function setDraftDelivery(
  dependencies: OrderDependencies,
  viewer: Buyer,
  orderId: number,
  { date, address, note }: ChosenDelivery,
): Promise<void> {
  const { sql } = dependencies.database;
  const { closedDays } = viewer;
  const offering = allCountries.filter(
    (country) =>
      date === undefined || offeredTimestamps(dependencies, { country, closedDays }).includes(date),
  );
  const kept =
    address == null ? sql`null::jsonb` : keptAddress(sql, viewer, address, sql`main_address ->> 'country'`);
  const [order] = await sql<{ country: Country; isOpen: boolean; isAddress: boolean }[]>`
    with draft as (
      select id, main_address ->> 'country' as country, ${statusIn(sql, undecidedStatuses)} as is_open,
          ${kept} as address
        from orders where id = ${orderId} and company_id = ${viewer.companyId} for update
    ),
    changed as (
      update orders set
          delivery_date = ${date === undefined ? sql`delivery_date` : sql`${isoDateOfTimestamp(date)}`},
          delivery_address = ${address === undefined ? sql`delivery_address` : sql`draft.address`},
          driver_note = ${note ?? sql`driver_note`}
        from draft where orders.id = draft.id and is_open and country = any(${offering})
          ${address == null ? sql`` : sql`and draft.address is not null`}
        returning orders.id
    )
    select country, is_open, address is not null as is_address from draft left join changed using (id)`;
  if (!order) throw notFound();
  if (!offering.includes(order.country)) throw new HttpError(422, dayText);
  if (!order.isOpen) throw new HttpError(409, 'Deze bestelling is al geplaatst.');
  if (address != null && !order.isAddress) throw new HttpError(422, addressText);
}
