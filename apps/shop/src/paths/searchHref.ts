import { paths } from './paths.ts';

/** The address of a search; from the second page on with its number. */
export function searchHref(term: string, page = 1): string {
  const href = paths.search.href({ search: term });
  return page > 1 ? `${href}?page=${page}` : href;
}
