import type { TextStorage } from '../../shared/storage/browserStorage.ts';
import type { Viewer } from '../../shared/stores/SessionStore.ts';

/** The fixed key in local storage. */
export const searchHistoryKey = 'magazijn.searches';

/** What somebody searched for before. */
interface PersonalSearches {
  /** `personKey` of whose they are. */
  readonly person: string;
  /** Newest first. */
  readonly terms: readonly string[];
}

/** What stands under the key; another version is dropped. */
interface SearchHistory {
  readonly version: 1;
  /** Who searched last comes first. */
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

/** Reads what stands under the key; whatever it is, it is repaired or dropped. */
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

/** People at one computer; who has not searched for longest is forgotten. */
const mostPeople = 10;

/** Replaces the searches of one person; one without any is left out. */
function writeSearches(
  storage: TextStorage,
  people: readonly PersonalSearches[],
  mine: PersonalSearches,
): void {
  const others = people.filter(({ person }) => person !== mine.person);
  const kept = (mine.terms.length > 0 ? [mine, ...others] : others).slice(0, mostPeople);
  const history: SearchHistory = { version: 1, people: kept };
  storage.write(searchHistoryKey, kept.length > 0 ? JSON.stringify(history) : null);
}

/** Whose searches they are: two people at one computer, or of one company, do not see each other's. */
export const personKey = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? 'anonymous' : `${viewer.customerNumber} ${viewer.username}`;

/** What somebody searched for before in this browser, newest first. */
export const earlierSearches = (storage: TextStorage, person: string): readonly string[] =>
  readSearchHistory(storage).people.find((each) => each.person === person)?.terms ?? [];

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

/** Forgets what one person searched for; the others keep theirs. */
export const forgetSearches = (storage: TextStorage, person: string): void =>
  writeSearches(storage, readSearchHistory(storage).people, { person, terms: [] });
