import type { TextStorage } from '../../storage/browserStorage.ts';
import { readSearchHistory } from './readSearchHistory.ts';
import { writeSearches } from './writeSearches.ts';

/** Forgets what one person searched for; the others keep theirs. */
export const forgetSearches = (storage: TextStorage, person: string): void =>
  writeSearches(storage, readSearchHistory(storage).people, { person, terms: [] });
