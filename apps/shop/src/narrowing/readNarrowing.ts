import type { Narrowing } from '@magazijn/api-client';
import { readOrder } from './readOrder.ts';

/** More brands than anybody ticks, and as many as the back end takes. */
const mostBrands = 30;

/**
 * What an address chooses of a list. Whatever is not well written in it is not chosen.
 *
 * @param search the query of the address
 * @example readNarrowing('?merk=Pukkie&voorraad=1').brands // ['Pukkie']
 */
export function readNarrowing(search: string): Narrowing {
  const query = new URLSearchParams(search);
  return {
    brands: [...new Set(query.getAll('merk'))].filter(isBrand).toSorted().slice(0, mostBrands),
    onOffer: query.get('aanbieding') === '1',
    inStock: query.get('voorraad') === '1',
    priceFrom: readPrice(query.get('vanaf')),
    priceUntil: readPrice(query.get('tot')),
    order: readOrder(query.get('sorteer')),
  };
}

const isBrand = (text: string): boolean => text !== '' && text.length <= 100 && !text.includes('\0');

/** Euros, with a point or, as people write them, a comma; null for anything else. */
const readPrice = (text: string | null): number | null =>
  text !== null && /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
