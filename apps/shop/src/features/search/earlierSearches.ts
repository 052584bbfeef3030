import type { TextStorage } from '../../storage/browserStorage.ts';
import { readSearchHistory } from './readSearchHistory.ts';

/** What somebody searched for before in this browser, newest first. */
export const earlierSearches = (storage: TextStorage, person: string): readonly string[] =>
  readSearchHistory(storage).people.find((each) => each.person === person)?.terms ?? [];
