import type { WireLocations } from '@magazijn/api-client/schemas';
import { amsterdamMoment, amsterdamTime, type IsoDate } from '@magazijn/domain/delivery';
import { weekOf } from '@magazijn/domain/locations';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import { formatOrderNumber } from '@magazijn/domain/orders';
import { isAllowed } from '@magazijn/domain/people';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { firstUser } from '../accounts/switchTo.ts';
import { buildCarts } from '../cart/buildCart.ts';
import { findSavedCarts } from '../cart/savedCarts.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { toFlag } from '../http/readInput.ts';
import type { Buyer, Viewer } from '../http/Viewer.ts';

interface Spent {
  readonly orders: number;
  readonly totalCents: number;
}

interface LocationRow extends Pick<Buyer, 'companyId' | 'customerNumber' | 'vatNumber' | 'country'> {
  readonly name: string;
  readonly city: string;
  /** Null for a closed location. */
  readonly userId: number | null;
  readonly lastOrder: {
    readonly id: number;
    readonly invoiceCountry: string;
    readonly placedAt: string;
    readonly totalCents: number;
  } | null;
  readonly openApprovals: number;
  readonly deliveries: readonly (Spent & { readonly date: IsoDate })[];
  readonly spent: Spent;
}

const toSpent = ({ orders, totalCents }: Spent) => ({
  orders,
  total_exclusive: eurosFromCents(cents(totalCents)),
});

/**
 * The viewer's own locations, also while switched; closed ones stay, as their carts and orders do. Three statements.
 */
export async function readLocations(
  { database: { sql }, settings, clock }: Pick<ApiDependencies, 'database' | 'settings' | 'clock'>,
  { originalUserId, role }: Viewer,
): Promise<WireLocations> {
  const today = amsterdamTime(clock()).date;
  const week = weekOf(today);
  const monthStart = new Date(amsterdamMoment(`${today.slice(0, 7)}-01`, 0));
  const placed = statusIn(sql, ['placed']);
  const rows = await sql<LocationRow[]>`
    select companies.name, addresses.city, ${firstUser(sql)} as user_id, companies.id as company_id,
        companies.customer_number, companies.vat_code as vat_number, addresses.country,
        (select jsonb_build_object('id', id, 'placedAt', placed_at, 'totalCents', total_exclusive_cents,
              'invoiceCountry', coalesce(invoice_address, main_address) ->> 'country')
          from orders where company_id = companies.id and ${placed} and placed_at is not null
          order by placed_at desc, id desc limit 1) as last_order,
        (select count(*)::int from approval_requests
          where company_id = companies.id and approval_requests.status = 'open') as open_approvals,
        (select coalesce(jsonb_agg(jsonb_build_object('date', delivery_date, 'orders', count, 'totalCents', total)
            order by delivery_date), '[]')
          from (
            select delivery_date, count(*) as count, sum(total_exclusive_cents) as total
              from orders
              where company_id = companies.id and ${placed} and delivery_date between ${week.from} and ${week.until}
              group by delivery_date
          ) as by_day) as deliveries,
        (select jsonb_build_object('orders', count(*), 'totalCents', coalesce(sum(total_exclusive_cents), 0))
          from orders where company_id = companies.id and ${placed} and placed_at >= ${monthStart}) as spent
      from users as own
      join companies on companies.parent_id = own.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      where own.id = ${originalUserId}
      order by companies.name, companies.id`;
  const companyIds = rows.map(({ companyId }) => companyId);
  const saved = (await findSavedCarts(sql, companyIds)).filter(({ quantities }) => quantities.size > 0);
  const buyers = new Map(rows.map((row) => [row.companyId, row]));
  const priced = await buildCarts(
    { settings },
    sql,
    saved.flatMap(({ companyId, quantities }) => {
      const buyer = buyers.get(companyId);
      return buyer ? [{ buyer, quantities }] : [];
    }),
  );
  const carts = saved.map((cart, index) => ({
    companyId: cart.companyId,
    own: toFlag(cart.userId === originalUserId),
    person: cart.person,
    units: [...cart.quantities.values()].reduce((sum, quantity) => sum + quantity, 0),
    total_exclusive: eurosFromCents(priced[index]?.subtotal ?? cents(0)),
    changed_at: cart.changedAt.toISOString(),
  }));
  return {
    locations: rows.map((row) => ({
      customer_number: row.customerNumber,
      name: row.name,
      city: row.city,
      user_id: row.userId,
      carts: carts
        .filter((cart) => cart.companyId === row.companyId)
        .map(({ companyId: _, ...cart }) => cart),
      last_order: row.lastOrder && {
        number: formatOrderNumber(row.lastOrder.id, row.lastOrder.invoiceCountry),
        placed_at: new Date(row.lastOrder.placedAt).toISOString(),
        total_exclusive: eurosFromCents(cents(row.lastOrder.totalCents)),
      },
      open_approvals: row.openApprovals,
      deliveries: row.deliveries.map(({ date, ...spent }) => ({ date, ...toSpent(spent) })),
      spent: isAllowed(role, 'invoices') ? toSpent(row.spent) : null,
    })),
  };
}
