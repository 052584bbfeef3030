import { lateCode } from '../late/lateCode.ts';

/** What the search box suggests: it comes when somebody goes to the field. */
export const suggestionsCode = lateCode(() => import('../features/search/HeaderSuggestions.tsx'));
