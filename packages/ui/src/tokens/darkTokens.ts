import type { ColorToken, TokenFile, TokenGroup } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';

/**
 * The colours by night as a token file of their own, for tools that take one file for each mode. An alias without a
 * value by night stays an alias.
 */
export function darkTokens({ color }: TokenFile): { $description: string; color: TokenGroup<ColorToken> } {
  const tokens = tokenEntries(color).map(([name, { $value, $description, $extensions }]) => [
    name,
    { $value: $extensions?.['nl.magazijn.dark'] ?? $value, $description },
  ]);
  return {
    $description: 'Written by scripts/generateTokens.ts: the colours of tokens.json by night.',
    color: { $type: 'color', ...Object.fromEntries(tokens) },
  };
}
