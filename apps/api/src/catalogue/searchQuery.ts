/** Short figures are sizes: 'maat 4' must not find 'maat 44'. */
const isSize = (word: string): boolean => /^\d{1,3}$/.test(word);

/**
 * A full text query for words that must all be found: `beginning` finds words that begin so, which is how Dutch
 * compounds are found ('luier' finds 'luierdoekjes'); `whole` finds the words themselves, for what comes first.
 * The words hold letters and figures only, so nothing in them needs quoting.
 */
export function searchQuery(words: readonly string[]): {
  readonly beginning: string;
  readonly whole: string;
} {
  return {
    beginning: words.map((word) => (isSize(word) ? word : `${word}:*`)).join(' & '),
    whole: words.join(' & '),
  };
}
