import { type Params, useLocation, useParams } from 'react-router-dom';

/** The address of a page: its loader, its head and the page itself make their queries from it. */
export interface PageLocation {
  readonly params: Params;
  readonly pathname: string;
  /** The query string with its question mark, or `''`. */
  readonly search: string;
}

export function usePageLocation(): PageLocation {
  const params = useParams();
  const { pathname, search } = useLocation();
  return { params, pathname, search };
}
