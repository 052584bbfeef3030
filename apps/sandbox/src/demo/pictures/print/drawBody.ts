import type { PackDress } from '../PackDress.ts';
import { clip } from '../svg.ts';

/** A body with an outline, and everything printed on it or shaded over it cut to that outline. */
export function drawBody(
  dress: PackDress,
  name: string,
  outline: string,
  ...content: readonly string[]
): string {
  return clip(`${dress.key}-${name}`, outline, content.join(''));
}
