/** What parts the columns of a file: as Dutch Excel, as others, and as a clipboard writes them. */
export type Delimiter = ';' | ',' | '\t';

/** The delimiter that a first line `sep=;`, as Excel reads it, names; null for any other line. */
export function namedDelimiter(firstLine: string): Delimiter | null {
  const [, named] = /^\uFEFF?"?sep=([;,\t])"?[;,\t]*$/i.exec(firstLine) ?? [];
  return (named as Delimiter | undefined) ?? null;
}

/** The delimiter of the columns: as the first line names it, else the one of ';', ',' and tab that it has most of, outside quotes. */
export function detectDelimiter(firstLine: string): Delimiter {
  const named = namedDelimiter(firstLine);
  if (named !== null) return named;
  const bare = withoutQuoted(firstLine);
  const count = (character: string): number => bare.split(character).length - 1;
  const max = ([';', ',', '\t'] as const).toSorted((a, b) => count(b) - count(a))[0];
  return max ?? ';';
}

/** A line without what stands between quotation marks in it. */
export const withoutQuoted = (line: string): string => line.replace(/"[^"]*"/g, '');
