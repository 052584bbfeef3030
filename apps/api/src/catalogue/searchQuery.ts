/** Short figures are sizes: 'maat 4' must not find 'maat 44'. */
const isSize = (word: string): boolean => /^\d{1,3}$/.test(word);

/**
 * The parts of a full text query, one per word that must be found: `beginnings` find words that begin so ('luier' finds
 * 'luierdoekjes'), `wholes` the words themselves. Compounds that end so ('papier' for 'printpapier') are looked up with
 * the search itself. The words hold letters and figures only, so nothing in them needs quoting.
 */
export function searchQuery(words: readonly string[]): {
  readonly beginnings: string[];
  readonly wholes: string[];
} {
  return {
    beginnings: words.map((word) => (isSize(word) ? word : `${word}:*`)),
    wholes: [...words],
  };
}
