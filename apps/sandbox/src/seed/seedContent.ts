import { insertRows, type Sql } from '@magazijn/api/database';
import type { DemoCatalogue } from '@magazijn/demo-data';
import { addDays, type IsoDate, weekday } from '@magazijn/domain/delivery';

/** Inserts banners, pages and coupons; an offer of the week ends on the first Saturday from `today` on. */
export async function seedContent(sql: Sql, catalogue: DemoCatalogue, today: IsoDate): Promise<void> {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  await insertRows(
    sql,
    'offers',
    catalogue.offers.map((offer, position) => {
      const first = products.get(offer.productIds[0] ?? 0);
      // The picture of the offer shows the first two.
      const beside = products.get(offer.productIds[2] ?? 0);
      return {
        id: offer.id,
        position,
        title: offer.title,
        subtitle: offer.subtitle,
        actionUrl: offer.actionUrl,
        image: offer.image,
        productImage: (beside ?? first)?.images[0] ?? null,
        // Without an icon the shop draws one, which the weekly offers demonstrate.
        offerIcon: offer.weekly ? null : (first?.offerIcon ?? null),
        label: offer.label,
        validUntil: offer.weekly ? saturdayFrom(today) : null,
      };
    }),
  );
  await insertRows(
    sql,
    'offer_banners',
    catalogue.banners.map(({ productIds: _, ...banner }, position) => ({ ...banner, position })),
  );
  await insertRows(
    sql,
    'pages',
    catalogue.pages.map((page, priority) => ({ ...page, priority })),
  );
  await insertRows(
    sql,
    'coupons',
    catalogue.coupons.map((coupon) => ({ ...coupon, used: 0 })),
  );
}

/** Renews expired offers of the week, so that an older demo shop still has them. */
export async function renewWeeklyOffers(sql: Sql, { offers }: DemoCatalogue, today: IsoDate): Promise<void> {
  const weekly = offers.filter((offer) => offer.weekly).map(({ id }) => id);
  await sql`
    update offers set valid_until = ${saturdayFrom(today)} where id in ${sql(weekly)} and valid_until < ${today}`;
}

const saturdayFrom = (date: IsoDate) => addDays(date, (13 - weekday(date)) % 7);
