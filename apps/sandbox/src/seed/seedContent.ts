import { insertRows, type Sql } from '@magazijn/api/database';
import type { DemoCatalogue } from '@magazijn/demo-data';

/** Writes the banners, the pages and the coupons. */
export async function seedContent(sql: Sql, catalogue: DemoCatalogue): Promise<void> {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  await insertRows(
    sql,
    'offers',
    catalogue.offers.map((offer, position) => {
      const first = products.get(offer.productIds[0] ?? 0);
      // The picture of the offer shows the first three.
      const beside = products.get(offer.productIds[3] ?? 0);
      return {
        id: offer.id,
        position,
        title: offer.title,
        subtitle: offer.subtitle,
        actionUrl: offer.actionUrl,
        image: offer.image,
        productImage: (beside ?? first)?.images[0] ?? null,
        offerIcon: first?.offerIcon ?? null,
        label: offer.label,
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
