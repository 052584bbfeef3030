import { resolveAlias } from './resolveAlias.ts';
import type { Token } from './TokenFile.ts';

/** A list of typefaces as `font-family` takes it, names with a space in quotes. */
export function familyText(token: Token<readonly string[]>, file: object): string {
  const names = resolveAlias<readonly string[]>(token.$value, file);
  return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}
