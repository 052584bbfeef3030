import { ButtonLink, EmptyState, Link } from '@magazijn/ui';
import { useEffect, useId } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import { searchHref } from '../../shared/links/paths.ts';
import { readPage } from '../../shared/links/readPage.ts';
import { maxTermLength, readSearchTerm } from '../../shared/links/readSearchTerm.ts';
import { usePageLocation } from '../../shared/links/usePageLocation.ts';
import { LazyStartShelves } from '../../shared/page/LazyStartShelves.tsx';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { PricesPending } from '../../shared/products/ProductPrice.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { deviceStorage } from '../../shared/storage/browserStorage.ts';
import { searchProductsQuery } from './catalogueQueries.ts';
import { FilteredProducts } from './FilteredProducts.tsx';
import { SkipToProducts } from './ProductResults.tsx';
import { keepSearch, personKey } from './searchHistory.ts';
import { searchTexts } from './searchTexts.ts';

// For the loader: one chunk for both.
export { toProductOfNumber } from './toProductOfNumber.ts';

export function SearchPage() {
  const location = usePageLocation();
  const { search: asked = '' } = location.params;
  const page = readPage(new URLSearchParams(location.search).get('page'));
  const person = personKey(useSession().viewer);
  const term = readSearchTerm(asked);
  const { data: list = null, pending } = useQuery(...searchProductsQuery(location));
  const insteadId = useId();
  const instead = list?.searchedTerm;
  const found = list !== null && list.total > 0;

  // Stores only searches with results.
  useEffect(() => {
    if (found) keepSearch(deviceStorage, person, term);
  }, [found, person, term]);

  return (
    <PricesPending value={pending}>
      <DocumentTitle>{searchTexts.documentTitle(term, page)}</DocumentTitle>
      <Trail items={[{ label: searchTexts.title }]} />
      <div className="mb-6 grid gap-2 border-b-5 border-rail pb-4">
        {/* After a navigation this heading has the focus, so that screen readers read the corrected term. */}
        <h1 aria-describedby={instead ? insteadId : undefined} className="type-heading text-28 wide:text-40">
          {searchTexts.title}
        </h1>
        <p className="text-17 text-ink-2">
          {searchTexts.searchedFor} <b className="text-ink">{term}</b>
        </p>
        {asked.length > maxTermLength && term.length === maxTermLength && (
          <p className="text-15">{searchTexts.shortened}</p>
        )}
        {instead && (
          <p id={insteadId} className="text-17">
            {searchTexts.meant}{' '}
            <Link appearance="text" className="font-bold" href={searchHref(instead)}>
              {instead}
            </Link>
            ? {searchTexts.searchedInstead(instead)}
          </p>
        )}
      </div>
      <SkipToProducts />
      <FilteredProducts
        list={list}
        href={searchHref(asked)}
        ownOrder={searchTexts.ownOrder}
        empty={<NothingFound nearTerms={list?.nearTerms ?? []} />}
      />
    </PricesPending>
  );
}

export function NothingFound({ nearTerms }: { nearTerms: readonly string[] }) {
  const id = useId();
  return (
    <>
      <EmptyState title={searchTexts.nothing} className="pt-6">
        {nearTerms.length > 0 && (
          <>
            <p id={id}>{searchTexts.near}</p>
            <ul aria-labelledby={id} className="flex flex-wrap gap-2 pt-2 pb-4">
              {nearTerms.map((term) => (
                <li key={term} className="min-w-0">
                  <ButtonLink tone="secondary" href={searchHref(term)}>
                    {term}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          {nearTerms.length === 0 && `${searchTexts.unknown} `}
          {searchTexts.advice}
        </p>
      </EmptyState>
      <LazyStartShelves />
    </>
  );
}
