import { suggestionTexts } from './suggestionTexts.ts';
import type { SuggestionsState } from './useSuggestions.ts';

/** What stands under the suggestions, or in their place; nothing while they speak for themselves. */
export function suggestionNote(state: SuggestionsState['state'], count: number): string | undefined {
  if (state === 'failed') return navigator.onLine ? suggestionTexts.failed : suggestionTexts.offline;
  if (count > 0) return undefined;
  if (state === 'slow') return suggestionTexts.loading;
  return state === 'ready' ? suggestionTexts.none : undefined;
}
