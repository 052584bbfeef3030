import type { Facets, ProductFilters } from '@magazijn/api-client';
import { filterTexts } from './filterTexts.ts';
import { LinkRow } from './LinkRow.tsx';
import { filteredHref } from './productListUrl.ts';

interface OfferKindsProps {
  kinds: NonNullable<Facets['offerKinds']>;
  filters: ProductFilters;
  href: string;
}

/** Links to the kinds of offers with their counts; hidden for a single kind unless it is selected. */
export function OfferKinds({ kinds, filters, href }: OfferKindsProps) {
  const { offerKind } = filters;
  if (kinds.length < 2 && offerKind === null) return null;
  const missing = offerKind !== null && kinds.every(({ kind }) => kind !== offerKind);
  const shown = missing ? [...kinds, { kind: offerKind, count: 0 }] : kinds;
  return (
    <LinkRow
      label={filterTexts.offerKind}
      links={[
        {
          name: filterTexts.everyOffer,
          href: filteredHref(href, { ...filters, offerKind: null }),
          here: offerKind === null,
        },
        ...shown.map(({ kind, count }) => ({
          name: `${filterTexts.offerKinds[kind]} (${count})`,
          href: filteredHref(href, { ...filters, offerKind: kind }),
          here: kind === offerKind,
        })),
      ]}
    />
  );
}
