import type { Product } from '@magazijn/api-client';

/** Whether a product cannot be ordered now. */
export const isSoldOut = ({ stock, available }: Pick<Product, 'stock' | 'available'>): boolean =>
  stock <= 0 || !available;
