import type { Brand } from './BrandFile.ts';
import { colorIn, type Theme } from './colorIn.ts';
import { contrastRatio } from './contrastRatio.ts';
import { nearestContrast } from './nearestContrast.ts';
import type { ColorToken, TokenGroup } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';
import { edgePairs, partPairs, textPairs } from './tokenPairs.ts';

export interface ContrastResult {
  readonly theme: Theme;
  /** The `data-slot` or category of the pair; empty for the whole page. */
  readonly within: string;
  /** Such as 'ink on surface'. */
  readonly pair: string;
  readonly ratio: number;
  /** 4.5 for text, 3 for an edge or a mark (WCAG 1.4.3 and 1.4.11). */
  readonly required: 4.5 | 3;
  /** If the ratio is too low: the nearest shade of the first colour that is sufficient, in hexadecimal digits, or null. */
  readonly nearest?: string | null;
}

const themes: readonly Theme[] = ['light', 'dark'];

/** The contrast of all pairs of colours that the kit's components use, in both themes of a brand. */
export function contrastReport({
  color,
  part = {},
  category = {},
}: Pick<Brand, 'color' | 'part' | 'category'>): ContrastResult[] {
  const parts = Object.fromEntries(tokenEntries(part));
  return themes.flatMap((theme) => {
    const measure = (pair: string, required: 4.5 | 3, within = '', own: TokenGroup<ColorToken> = {}) => {
      // Within a component, aliases resolve to its own values of the roles.
      const scope = { color: { ...color, ...own } };
      const [front = '', back = ''] = pair.split(' on ');
      const [one, other] = [front, back].map((role) => {
        const token = scope.color[role];
        if (!token || typeof token === 'string') throw new Error(`No colour is called ${role}.`);
        return colorIn(token, theme, scope);
      });
      if (!one || !other) throw new Error(`${pair} is not a pair.`);
      const ratio = contrastRatio(one, other);
      const nearest = ratio < required && { nearest: nearestContrast(one, other, required) };
      return { theme, within, pair, ratio, required, ...nearest };
    };
    return [
      ...textPairs.map((pair) => measure(pair, 4.5)),
      ...edgePairs.map((pair) => measure(pair, 3)),
      ...Object.entries(partPairs).flatMap(([slot, { text, edge }]) => [
        ...text.map((pair) => measure(pair, 4.5, slot, parts[slot])),
        ...edge.map((pair) => measure(pair, 3, slot, parts[slot])),
      ]),
      ...tokenEntries(category).flatMap(([name, { tint }]) => [
        measure('ink on tint', 4.5, name, { tint }),
        measure('ink-2 on tint', 4.5, name, { tint }),
        measure('focus on tint', 3, name, { tint }),
      ]),
    ];
  });
}
