import { brandOver } from '../tokens/brandOver.ts';
import bouwsteenJson from '../tokens/brands/bouwsteen.json' with { type: 'json' };
import { colorIn, type Theme } from '../tokens/colorIn.ts';
import type { ColorToken, ColorValue, TokenFile, TokenGroup } from '../tokens/TokenFile.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };

const house: TokenFile = tokensJson;
const bouwsteen = brandOver(house, bouwsteenJson);

export interface ColorLook {
  readonly title: string;
  readonly theme: Theme;
  readonly color: TokenGroup<ColorToken>;
}

export const colorLooks: readonly ColorLook[] = [
  { title: 'Magazijn, light', theme: 'light', color: house.color },
  { title: 'Magazijn, dark', theme: 'dark', color: house.color },
  { title: 'Bouwsteen, light', theme: 'light', color: bouwsteen.color },
  { title: 'Bouwsteen, dark', theme: 'dark', color: bouwsteen.color },
];

/** The colour of a role in a brand and theme; throws when there is no such role. */
export function tokenColor(name: string, { theme, color }: ColorLook): ColorValue {
  const token = color[name];
  if (!token || typeof token === 'string') throw new Error(`No colour is called ${name}.`);
  return colorIn(token, theme, { color });
}
