import type { Narrowing } from '../model/Narrowing.ts';

/** The optional query parameters of a list that is narrowed and sorted; what is not chosen is not sent. */
export function narrowingQuery({
  brands,
  onOffer,
  inStock,
  priceFrom,
  priceUntil,
  order,
}: Narrowing): Record<string, string | readonly string[] | undefined> {
  return {
    facets: '1',
    brand: brands,
    offer: onOffer ? '1' : undefined,
    stock: inStock ? '1' : undefined,
    price_from: priceFrom?.toFixed(2),
    price_until: priceUntil?.toFixed(2),
    sort: order === 'default' ? undefined : order,
  };
}
