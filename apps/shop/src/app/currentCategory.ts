/**
 * The top category of an address: of a category's page or of a product's; null elsewhere.
 *
 * @example currentCategory('/product/verzorging/luiers/demo-luiers-maat-4') // 'verzorging'
 */
export function currentCategory(pathname: string): string | null {
  const [kind, category] = pathname.split('/').filter(Boolean);
  if (!category || (kind !== 'categorie' && kind !== 'product')) return null;
  try {
    return decodeURIComponent(category);
  } catch {
    return null;
  }
}
