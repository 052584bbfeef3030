import { resolveAlias } from './resolveAlias.ts';
import type { Measure, Token } from './TokenFile.ts';

/**
 * A length as CSS writes it: pixels in rem, so that it follows the reader's own text size. A radius of 999 or more
 * stays in pixels: it only says 'round'.
 *
 * @example
 * measureText({ $value: { value: 15, unit: 'px' } }, tokens); // '0.9375rem'
 */
export function measureText(token: Token<Measure>, file: object): string {
  const { value, unit } = resolveAlias<Measure>(token.$value, file);
  if (unit !== 'px' || value >= 999) return `${value}${unit}`;
  return value === 0 ? '0px' : `${value / 16}rem`;
}
