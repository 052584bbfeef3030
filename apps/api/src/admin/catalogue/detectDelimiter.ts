/** What stands between the columns: whichever of ';', ',' and tab the first line has most of, outside quotes. */
export function detectDelimiter(firstLine: string): ';' | ',' | '\t' {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const count = (character: string): number => bare.split(character).length - 1;
  const most = ([';', ',', '\t'] as const).toSorted((a, b) => count(b) - count(a))[0];
  return most ?? ';';
}
