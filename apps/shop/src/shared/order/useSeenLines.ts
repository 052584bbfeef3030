import type { CartLine } from '@magazijn/api-client';
import { useEffect } from 'react';
import { useQueries } from '../data/useQuery.ts';
import { productHref } from '../links/paths.ts';

type Line = Pick<CartLine, 'path' | 'name' | 'contents' | 'picture'>;

const none: readonly Line[] = [];

/**
 * Notes the products of shown lines, so that the page of one shows its name and picture at once.
 *
 * @param lines the same array until they change
 */
export function useSeenLines(lines: readonly Line[] = none): void {
  const queries = useQueries();
  useEffect(() => {
    queries.noteSeen(
      lines.map(({ path, name, contents, picture }) => ({
        href: productHref(path),
        name,
        contents,
        picture,
      })),
    );
  }, [queries, lines]);
}
