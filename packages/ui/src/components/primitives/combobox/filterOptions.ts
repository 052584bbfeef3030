import type { ComboboxOption } from './ComboboxOption.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose label contains every word of the term, ignoring accents and case. */
export function filterOptions(options: readonly ComboboxOption[], term: string): readonly ComboboxOption[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label }) => {
    const text = plain(label);
    return words.every((word) => text.includes(word));
  });
}
