import { matchPattern } from '../paths/matchPattern.ts';
import { paths } from '../paths/paths.ts';

/** The term of the search that is shown, for the search box; empty elsewhere. */
export const shownSearch = (pathname: string): string =>
  matchPattern(paths.search.pattern, pathname)?.search?.trim() ?? '';
