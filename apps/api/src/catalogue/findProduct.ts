// The product of a product page, with its texts, related products and the sentence of its deal.

import type { WireProductDetail } from '@magazijn/api-client/schemas';
import { offerPrice, unitText } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';
import { type CategoryAddress, categoryPlace } from './categories.ts';
import { type ProductRow, productColumns, productTables } from './products.ts';

interface ProductDetail {
  readonly row: ProductRow & {
    readonly text: string;
    readonly information: string;
    readonly extraInformation: string | null;
    readonly label: string | null;
    /** The gift of a give-away deal, while it is available. */
    readonly giftName: string | null;
    readonly giftPicture: string | null;
  };
  readonly related: readonly ProductRow[];
}

interface ProductPath extends CategoryAddress {
  readonly product: string;
}

export async function findProduct(
  sql: Sql,
  viewer: Viewer | null,
  address: ProductPath,
): Promise<ProductDetail | null> {
  // The first row is the product with its texts; the others are its related products.
  const [row, ...related] = await sql<ProductDetail['row'][]>`
    with found as (
      select products.id
        from products join categories as category on category.id = products.category_id
        left join categories as parent on parent.id = category.parent_id
        where products.path = ${address.product} and ${categoryPlace(sql, address)}
    ),
    chosen as (
      select id as product_id, -1 as rank from found
      union all
      select related_products.related_id, related_products.position
        from related_products join found on found.id = related_products.product_id
    )
    select ${productColumns(sql, viewer)}, gift.description as gift_name, gift.images[1] as gift_picture,
        case when chosen.rank = -1 then products.text end as text,
        case when chosen.rank = -1 then products.information end as information,
        case when chosen.rank = -1 then products.extra_information end as extra_information,
        case when chosen.rank = -1 then products.label end as label
      from chosen join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      left join products as gift on chosen.rank = -1
        and gift.id = (products.deal ->> 'productId')::int and gift.available and gift.stock > 0
      order by chosen.rank`;
  if (!row) return null;
  return { row, related };
}

type OfferRow = Pick<ProductDetail['row'], 'deal' | 'unit' | 'giftName' | 'giftPicture' | 'priceCents'>;

/** The Dutch sentence of a deal; '' for a percentage visible in the price and for an unavailable gift. */
export function offerText({
  deal,
  unit,
  giftName,
  giftPicture,
  priceCents,
}: OfferRow): WireProductDetail['offer'] {
  switch (deal?.kind) {
    case 'free-goods': {
      const { paid, free } = deal;
      return {
        message: `Vul ${paid + free} in, je betaalt er ${paid}. De korting staat onder aan je factuur.`,
        paid,
        free,
        picture: null,
      };
    }
    case 'give-away':
      return giftName === null
        ? null
        : {
            message: `Bij ${unitText(deal.from, unit)} krijg je ${giftName} cadeau.`,
            paid: null,
            free: null,
            picture: giftPicture,
          };
    case 'percentage':
      return offerPrice({ price: cents(priceCents), deal }) !== null
        ? null
        : {
            message: `Je krijgt ${String(deal.percentage).replace('.', ',')}% korting, berekend over het hele aantal.`,
            paid: null,
            free: null,
            picture: null,
          };
    default:
      return null;
  }
}
