import type { Category } from '@magazijn/api-client';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useQuery } from './useQuery.ts';

/** Finds the number of a product's aisle by the product's path; none for a product outside of numbered aisles. */
export type AisleOf = (path: string) => number | null | undefined;

/** Finds it in these categories. A brand gives each aisle a colour and shape by `data-category`. */
export const aisleIn =
  (categories: readonly Category[]): AisleOf =>
  (path) =>
    categories.find(({ url }) => path.startsWith(`${url}/`))?.number;

const AislesContext = createContext<AisleOf>(aisleIn([]));

/** Reads the shop's categories once for all cards and rows of a page. */
export function AislesProvider({ children }: { children: ReactNode }) {
  const { data: categories } = useQuery('categories');
  const aisleOf = useMemo(() => aisleIn(categories ?? []), [categories]);
  return <AislesContext value={aisleOf}>{children}</AislesContext>;
}

/** Finds it in the categories of the shop. */
export const useAisleOf = (): AisleOf => use(AislesContext);
