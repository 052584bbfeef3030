import type { WireLocationsPreview } from '@magazijn/api-client/schemas';
import { eurosFromCents, formatEuros } from '@magazijn/domain/money';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { mainAddressLabel } from '../accounts/deliveryAddresses.ts';
import { buildCarts, unknownProducts } from '../cart/buildCart.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { findSavedCarts } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { offeredTimestamps } from '../delivery/offeredDates.ts';
import { toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { findLocations } from './findLocations.ts';

interface AddressRow {
  readonly companyId: number;
  /** Null for the main address. */
  readonly id: number | null;
  readonly label: string;
  readonly lines: string;
}

const findAddresses = (sql: Sql, companyIds: readonly number[]): Promise<AddressRow[]> => {
  const lines = sql`
    concat(street, ' ', number, coalesce(' ' || nullif(number_suffix, ''), ''), ', ', postal_code, ' ', city) as lines`;
  return sql<AddressRow[]>`
    select company_id, null::int as id, ${mainAddressLabel} as label, ${lines}
        from addresses where kind = 'main' and company_id = any(${[...companyIds]}::int[])
      union all
      select company_id, id, label, ${lines}
        from delivery_addresses where company_id = any(${[...companyIds]}::int[])
      order by company_id, id nulls first`;
};

const problemsOf = (cart: ShopCart): string[] => [
  ...cart.limits.flatMap(({ message, data }) => (data.length === 0 ? [message] : [])),
  ...(cart.subtotal < cart.minimumOrder
    ? [`Deze bestelling is kleiner dan het minimum van ${formatEuros(cart.minimumOrder)}.`]
    : []),
];

/** Prices goods like a cart of each location, without closed ones and other organisations'. At most four statements. */
export async function previewLocations(
  dependencies: Pick<ApiDependencies, 'database' | 'settings' | 'clock'>,
  viewer: Viewer,
  wanted: ReadonlyMap<string, ReadonlyMap<number, number>>,
): Promise<WireLocationsPreview> {
  const { sql } = dependencies.database;
  const locations = await findLocations(sql, viewer, [...wanted.keys()]);
  const requests = locations.map((buyer) => ({
    buyer,
    quantities: wanted.get(buyer.customerNumber) ?? new Map<number, number>(),
  }));
  const ids = locations.map(({ companyId }) => companyId);
  const [carts, addresses, saved] = await Promise.all([
    buildCarts(dependencies, sql, requests),
    findAddresses(sql, ids),
    findSavedCarts(sql, ids),
  ]);
  return {
    locations: requests.flatMap(({ buyer, quantities }, index) => {
      const cart = carts[index];
      if (!cart) return [];
      const own = saved.find(
        ({ companyId, userId }) => companyId === buyer.companyId && userId === viewer.originalUserId,
      );
      return [
        {
          customer_number: buyer.customerNumber,
          name: buyer.name,
          lines: [
            ...cart.lines
              .filter(({ giveAway }) => !giveAway)
              .map((line) => ({
                product_id: line.productId,
                quantity: line.quantity,
                total_exclusive: eurosFromCents(line.totalExclusive),
                max: line.limit?.max ?? null,
                problem: line.limit?.message ?? null,
              })),
            ...unknownProducts({ quantities, couponCode: '', orderReference: '' }, cart).map((id) => ({
              product_id: id,
              quantity: quantities.get(id) ?? 0,
              total_exclusive: 0,
              max: 0,
              problem: 'Dit product verkopen we niet meer',
            })),
          ],
          gifts: cart.lines
            .filter(({ giveAway }) => giveAway)
            .map(({ description, quantity }) => ({ name: description, quantity })),
          problems: problemsOf(cart),
          subtotal_exclusive: eurosFromCents(cart.subtotal),
          shipping_costs: eurosFromCents(cart.shipping),
          total_exclusive: eurosFromCents(cart.totalExclusive),
          total_inclusive: eurosFromCents(cart.totalInclusive),
          pays_later: toFlag(buyer.payment !== 'ideal'),
          delivery_dates: offeredTimestamps(dependencies, buyer),
          addresses: addresses
            .filter(({ companyId }) => companyId === buyer.companyId)
            .map(({ id, label, lines }) => ({ address_id: id, label, lines })),
          saved_cart: own?.wire ?? {
            id: 0,
            version: 0,
            cart: { products: [], coupon_code: '', order_reference: '', orders: [] },
          },
        },
      ];
    }),
  };
}
