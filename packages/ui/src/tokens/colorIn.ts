import { resolveAlias } from './resolveAlias.ts';
import type { ColorToken, ColorValue } from './TokenFile.ts';

export type Theme = 'light' | 'dark';

/** The colour of a token in a theme, through its aliases; throws when one leads nowhere or in a circle. */
export function colorIn(token: ColorToken, theme: Theme, file: { readonly color: object }): ColorValue {
  return resolveAlias<ColorValue>(valueIn(token, theme), theme === 'light' ? file : darkened(file));
}

function valueIn(token: ColorToken, theme: Theme): ColorValue | string {
  return (theme === 'dark' && token.$extensions?.['nl.magazijn.dark']) || token.$value;
}

/** The colours with their dark values as values, so that aliases resolve to those. */
function darkened(file: { readonly color: object }): object {
  const colors = Object.entries(file.color).map(([name, token]) => [
    name,
    typeof token === 'object' ? { ...token, $value: valueIn(token, 'dark') } : token,
  ]);
  return { ...file, color: Object.fromEntries(colors) };
}
