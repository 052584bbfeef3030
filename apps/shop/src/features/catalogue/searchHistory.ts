import type { TextStorage } from '../../shared/storage/browserStorage.ts';
import type { Viewer } from '../../shared/stores/SessionStore.ts';

export const searchHistoryKey = 'magazijn.searches';

interface PersonalSearches {
  /** The `personKey`. */
  readonly person: string;
  /** Newest first. */
  readonly terms: readonly string[];
}

/** The stored value; other versions are dropped. */
interface SearchHistory {
  readonly version: 1;
  /** The latest to search first. */
  readonly people: readonly PersonalSearches[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isSearches = (value: unknown): value is { person: string; terms: unknown[] } =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  isText(value.person) &&
  'terms' in value &&
  Array.isArray(value.terms);

/** Reads the stored value; invalid entries are dropped. */
function readSearchHistory(storage: TextStorage): SearchHistory {
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

/** The maximum of people at one computer; those with the oldest searches are dropped. */
const maxHistories = 10;

/** Replaces the searches of one person; a person without searches is removed. */
function writeSearches(
  storage: TextStorage,
  people: readonly PersonalSearches[],
  mine: PersonalSearches,
): void {
  const others = people.filter(({ person }) => person !== mine.person);
  const kept = (mine.terms.length > 0 ? [mine, ...others] : others).slice(0, maxHistories);
  const history: SearchHistory = { version: 1, people: kept };
  storage.write(searchHistoryKey, kept.length > 0 ? JSON.stringify(history) : null);
}

/** Identifies a person: two at one computer, or of one company, do not see each other's searches. */
export const personKey = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? 'anonymous' : `${viewer.customerNumber} ${viewer.username}`;

/** A person's earlier searches in this browser, newest first. */
export const earlierSearches = (storage: TextStorage, person: string): readonly string[] =>
  readSearchHistory(storage).people.find((each) => each.person === person)?.terms ?? [];

/** The maximum number of terms: those that show under an empty field. */
const maxTerms = 6;

const same = new Intl.Collator('nl', { sensitivity: 'accent' });

/** Adds a term as the newest; it replaces a term that differs in case only. */
export function keepSearch(storage: TextStorage, person: string, term: string): void {
  const { people } = readSearchHistory(storage);
  const mine: PersonalSearches = people.find((each) => each.person === person) ?? { person, terms: [] };
  if (mine.terms[0] === term && people[0] === mine) return;
  const others = mine.terms.filter((each) => same.compare(each, term) !== 0);
  writeSearches(storage, people, { person, terms: [term, ...others].slice(0, maxTerms) });
}

export const forgetSearches = (storage: TextStorage, person: string): void =>
  writeSearches(storage, readSearchHistory(storage).people, { person, terms: [] });
