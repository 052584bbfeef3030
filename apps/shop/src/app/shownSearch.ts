import { matchPath } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { decodeParameters } from '../routing/decodeParameters.ts';

/** The term of the search that is shown, for the search box; empty elsewhere. */
export const shownSearch = (pathname: string): string =>
  decodeParameters(matchPath(paths.search.pattern, pathname)?.params ?? {})?.search ?? '';
