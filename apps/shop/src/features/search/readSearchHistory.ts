import type { TextStorage } from '../../storage/browserStorage.ts';
import { type PersonalSearches, type SearchHistory, searchHistoryKey } from './SearchHistory.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isSearches = (value: unknown): value is { person: string; terms: unknown[] } =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  isText(value.person) &&
  'terms' in value &&
  Array.isArray(value.terms);

/** Reads what stands under the key; whatever it is, it is repaired or dropped. */
export function readSearchHistory(storage: TextStorage): SearchHistory {
  return { version: 1, people: readPeople(storage.read(searchHistoryKey)) };
}

function readPeople(text: string | null): readonly PersonalSearches[] {
  try {
    const { version, people }: { version?: unknown; people?: unknown } = JSON.parse(text ?? '{}');
    if (version !== 1 || !Array.isArray(people)) return [];
    return people
      .filter(isSearches)
      .map(({ person, terms }) => ({ person, terms: [...new Set(terms.filter(isText))] }));
  } catch {
    return [];
  }
}
