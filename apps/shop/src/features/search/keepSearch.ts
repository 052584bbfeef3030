import type { TextStorage } from '../../storage/browserStorage.ts';
import { readSearchHistory } from './readSearchHistory.ts';
import type { PersonalSearches } from './SearchHistory.ts';
import { writeSearches } from './writeSearches.ts';

/** As many as show under an empty field. */
const mostTerms = 6;

const same = new Intl.Collator('nl', { sensitivity: 'accent' });

/** Puts a term in front of what somebody searched for before; one that differs in capitals only takes its place. */
export function keepSearch(storage: TextStorage, person: string, term: string): void {
  const { people } = readSearchHistory(storage);
  const mine: PersonalSearches = people.find((each) => each.person === person) ?? { person, terms: [] };
  if (mine.terms[0] === term && people[0] === mine) return;
  const others = mine.terms.filter((each) => same.compare(each, term) !== 0);
  writeSearches(storage, people, { person, terms: [term, ...others].slice(0, mostTerms) });
}
