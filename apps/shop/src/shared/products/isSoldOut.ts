import type { Product } from '@magazijn/api-client';

export const isSoldOut = ({ stock, available }: Pick<Product, 'stock' | 'available'>): boolean =>
  stock <= 0 || !available;
