/**
 * An article number as it is printed: two groups of three digits.
 *
 * @example articleNumber(101404) // '101 404'
 */
export function articleNumber(article: number): string {
  const digits = String(article).padStart(6, '0');
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}
