/**
 * A segment of a URL from a Dutch text: lower case letters, digits and single hyphens, at most 70.
 *
 * @example slug('Crème & zalf, 100 ml') // 'creme-zalf-100-ml'
 */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-|-$/g, '');
}
