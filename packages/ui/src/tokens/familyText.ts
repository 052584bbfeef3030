import { resolveAlias } from './resolveAlias.ts';
import type { Token } from './TokenFile.ts';

/** A name or a variable that CSS reads as it is; any other name stands in quotes. */
const isWord = (name: string) => /^(-?[a-z][\w-]*|var\(--[\w-]+\))$/i.test(name);

/** A typeface or a list of them as `font-family` takes it. */
export function familyText(token: Token<readonly string[]>, file: object): string {
  const names = [resolveAlias<string | readonly string[]>(token.$value, file)].flat();
  return names
    .map((name) => (isWord(name) ? name : `'${name.replaceAll(/['\\]/g, String.raw`\$&`)}'`))
    .join(', ');
}
