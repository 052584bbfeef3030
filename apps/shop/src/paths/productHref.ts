/** The address of a product from its path below /product: one, two or more segments, each encoded. */
export const productHref = (productPath: string): string =>
  `/product/${productPath.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;
