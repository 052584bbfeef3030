import type { QuickOrderMatch, QuickOrderProduct } from '@magazijn/api-client';
import { type Lookup, maxEntries } from '@magazijn/domain/quick-order';
import { useEffect, useState } from 'react';
import { useQueries } from '../../shared/data/useQuery.ts';
import { seenProduct } from '../../shared/products/seenProduct.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Milliseconds without typing before a lookup. */
const restMs = 300;

const keyOf = (product: string): string => product.trim();

/** Lookups by the product text of a line. */
interface Lookups {
  readonly matches: ReadonlyMap<string, QuickOrderMatch>;
  /** Terms of a call without a response: retried when the buyer asks or the browser is online again. */
  readonly failed: ReadonlySet<string>;
}

const nothing: Lookups = { matches: new Map(), failed: new Set() };
const withoutFailures = (before: Lookups): Lookups => ({ ...before, failed: new Set() });
const pending = { kind: 'pending' } as const;
const failed = { kind: 'failed' } as const;

/** Looks up products of lines, each text once; a result counts for lines that still have its text. */
export function useLookups(terms: readonly string[]) {
  const { loadApi } = useStores();
  const queries = useQueries();
  const [lookups, setLookups] = useState(nothing);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const open = [...new Set(terms.map(keyOf))].filter(
    (term) => term !== '' && !lookups.matches.has(term) && !lookups.failed.has(term) && !asked.has(term),
  );
  // A string, so that a changed quantity triggers no lookup.
  const openText = JSON.stringify(open.slice(0, maxEntries));

  useEffect(() => {
    const next: readonly string[] = JSON.parse(openText);
    if (next.length === 0) return;
    const ask = async () => {
      setAsked((before) => new Set([...before, ...next]));
      try {
        const found = await (await loadApi()).resolveProducts(next);
        if (found === null) {
          await queries.loseCapability('quick-order');
          return;
        }
        queries.noteSeen(found.flatMap(({ products }) => products.map(seenProduct)));
        setLookups((before) => ({
          ...before,
          matches: new Map([
            ...before.matches,
            ...next.flatMap((term, index): [string, QuickOrderMatch][] => {
              const match = found[index];
              return match ? [[term, match]] : [];
            }),
          ]),
          // A line that the response leaves out has failed.
          failed: new Set([...before.failed, ...next.filter((_, index) => !found[index])]),
        }));
      } catch (error) {
        console.warn('The lines of the order list were not looked up', error);
        setLookups((before) => ({ ...before, failed: new Set([...before.failed, ...next]) }));
      } finally {
        setAsked((before) => new Set([...before].filter((term) => !next.includes(term))));
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => clearTimeout(timer);
  }, [openText, loadApi, queries]);

  const hasFailed = terms.some((term) => lookups.failed.has(keyOf(term)));
  useEffect(() => {
    if (!hasFailed) return;
    const askAgain = () => setLookups(withoutFailures);
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [hasFailed]);

  const matchOf = (product: string): QuickOrderMatch | undefined => lookups.matches.get(keyOf(product));
  return {
    lookup: (product: string): Lookup<QuickOrderProduct> => {
      const match = matchOf(product);
      if (match) return { kind: 'answered', products: match.products, near: match.near };
      return lookups.failed.has(keyOf(product)) ? failed : pending;
    },
    hasMore: (product: string): boolean => matchOf(product)?.hasMore ?? false,
    hasFailed,
    retry: () => setLookups(withoutFailures),
  };
}
