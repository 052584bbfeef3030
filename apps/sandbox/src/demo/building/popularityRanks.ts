import { bestSellers } from '../assortment/bestSellers.ts';
import { chance } from './chance.ts';

/**
 * How well each product sells, by id: the number of products for the best seller, 1 for the last.
 * The listed best sellers come first in their order, the others by lot.
 */
export function popularityRanks(products: readonly { id: number; path: string }[]): Map<number, number> {
  const listed = bestSellers.map((path) => {
    const product = products.find((candidate) => candidate.path === path);
    if (product === undefined) throw new Error(`The best seller '${path}' is not in the catalogue.`);
    return product.id;
  });
  const others = products
    .filter(({ path }) => !bestSellers.includes(path))
    .map(({ id }) => ({ id, lot: chance(`popularity ${id}`) }))
    .sort((first, second) => second.lot - first.lot || first.id - second.id)
    .map(({ id }) => id);
  return new Map([...listed, ...others].map((id, place) => [id, products.length - place]));
}
