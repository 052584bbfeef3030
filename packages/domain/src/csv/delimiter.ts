/** The delimiter of columns, in files of a Dutch Excel and of other programs, and in copied cells. */
export type Delimiter = ';' | ',' | '\t';

/** The delimiter named by a first line `sep=;`, as Excel reads it; null for any other line. */
export function namedDelimiter(firstLine: string): Delimiter | null {
  const [, named] = /^\uFEFF?"?sep=([;,\t])"?[;,\t]*$/i.exec(firstLine) ?? [];
  return (named as Delimiter | undefined) ?? null;
}

/** The delimiter: named by the first line, else the most frequent one of ';', ',' and tab outside quotes. */
export function detectDelimiter(firstLine: string): Delimiter {
  const named = namedDelimiter(firstLine);
  if (named !== null) return named;
  const bare = withoutQuoted(firstLine);
  const count = (character: string): number => bare.split(character).length - 1;
  const max = ([';', ',', '\t'] as const).toSorted((a, b) => count(b) - count(a))[0];
  return max ?? ';';
}

export const withoutQuoted = (line: string): string => line.replace(/"[^"]*"/g, '');
