import type { NarrowedList } from '@magazijn/api-client';
import { useState } from 'react';

/**
 * A list, or the one before it while it is under way: what it can be narrowed by stays in its place, and so do the
 * products while the page stays the same.
 *
 * @param list null while it is under way
 */
export function useLatestList(
  list: NarrowedList | null,
  page: number,
): {
  readonly shown: NarrowedList | null;
  readonly facets: NarrowedList['facets'];
  /** Nothing has come yet: what it can be narrowed by is still to be seen. */
  readonly awaited: boolean;
} {
  const [latest, setLatest] = useState(list && { list, page });
  if (list && (latest?.list !== list || latest.page !== page)) setLatest({ list, page });
  return {
    shown: list ?? (latest?.page === page ? latest.list : null),
    facets: (list ?? latest?.list)?.facets,
    awaited: list === null && latest === null,
  };
}
