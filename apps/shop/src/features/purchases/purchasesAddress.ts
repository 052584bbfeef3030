import type { PurchaseSort } from '@magazijn/api-client';
import { paths } from '../../shared/links/paths.ts';
import { readPage } from '../../shared/links/readPage.ts';
import { readSearchTerm } from '../../shared/links/readSearchTerm.ts';

export interface PurchasesAddress {
  readonly search: string;
  readonly sort: PurchaseSort;
  /** From 1. */
  readonly page: number;
}

export const purchasesPerPage = 24;

/** The last bought first. */
const defaultSort: PurchaseSort = 'last-desc';

const sortNames: Readonly<Record<PurchaseSort, string>> = {
  'last-desc': 'laatst-aflopend',
  last: 'laatst',
  name: 'naam',
  'name-desc': 'naam-aflopend',
  times: 'hoe-vaak',
  'times-desc': 'hoe-vaak-aflopend',
};

/** Reads `zoek`, `sorteer` and `page`; unknown sort options are ignored. */
export function readPurchasesAddress(query: URLSearchParams): PurchasesAddress {
  const found = Object.entries(sortNames).find(([, name]) => name === query.get('sorteer'));
  return {
    search: readSearchTerm(query.get('zoek') ?? ''),
    // The keys of `sortNames` are sort options.
    sort: (found?.[0] as PurchaseSort | undefined) ?? defaultSort,
    page: readPage(query.get('page')),
  };
}

/** The page's URL, without parameters at their default. */
export function purchasesHref({ search, sort, page }: PurchasesAddress): string {
  const query = new URLSearchParams({
    ...(search && { zoek: search }),
    ...(sort !== defaultSort && { sorteer: sortNames[sort] }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.purchases.href()}?${query}` : paths.purchases.href();
}

export const purchasesQuery = ({ search, sort, page }: PurchasesAddress) =>
  ['purchases', search, sort, page, purchasesPerPage] as const;
