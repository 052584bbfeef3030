import type { Product } from '@magazijn/api-client';

/**
 * What is struck through beside what is paid for one: the price of before wherever the back end gives one, else the full
 * price under a percentage deal; null without either.
 */
export const priceBefore = ({
  price,
  oldPrice,
  offerPrice,
}: Pick<Product, 'price' | 'oldPrice' | 'offerPrice'>): Product['price'] =>
  oldPrice ?? (offerPrice === null ? null : price);
