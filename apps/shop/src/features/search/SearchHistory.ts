/** The fixed key in local storage. */
export const searchHistoryKey = 'magazijn.searches';

/** What somebody searched for before. */
export interface PersonalSearches {
  /** `personKey` of whose they are. */
  readonly person: string;
  /** Newest first. */
  readonly terms: readonly string[];
}

/** What stands under the key; another version is dropped. */
export interface SearchHistory {
  readonly version: 1;
  /** Who searched last comes first. */
  readonly people: readonly PersonalSearches[];
}
