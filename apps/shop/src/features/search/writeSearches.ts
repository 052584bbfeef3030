import type { TextStorage } from '../../storage/browserStorage.ts';
import { type PersonalSearches, type SearchHistory, searchHistoryKey } from './SearchHistory.ts';

/** People at one computer; who has not searched for longest is forgotten. */
const mostPeople = 10;

/** Replaces the searches of one person; one without any is left out. */
export function writeSearches(
  storage: TextStorage,
  people: readonly PersonalSearches[],
  mine: PersonalSearches,
): void {
  const others = people.filter(({ person }) => person !== mine.person);
  const kept = (mine.terms.length > 0 ? [mine, ...others] : others).slice(0, mostPeople);
  const history: SearchHistory = { version: 1, people: kept };
  storage.write(searchHistoryKey, kept.length > 0 ? JSON.stringify(history) : null);
}
