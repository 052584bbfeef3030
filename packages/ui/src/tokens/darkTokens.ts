import type { ColorToken, TokenFile, TokenGroup } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';

/** The dark colours as a token file, for tools that take one file per mode; aliases stay aliases. */
export function darkTokens({ color }: TokenFile): { $description: string; color: TokenGroup<ColorToken> } {
  const tokens = tokenEntries(color).map(([name, { $value, $description, $extensions }]) => [
    name,
    { $value: $extensions?.['nl.magazijn.dark'] ?? $value, $description },
  ]);
  return {
    $description: 'Written by scripts/generateTokens.ts: the dark colours of tokens.json.',
    color: { $type: 'color', ...Object.fromEntries(tokens) },
  };
}
