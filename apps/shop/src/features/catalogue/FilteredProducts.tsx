import type { FacetedProducts, ProductFilters } from '@magazijn/api-client';
import { announce, ButtonLink, EmptyState, SidebarLayout, SortSelect } from '@magazijn/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { readPage } from '../../shared/links/readPage.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useRefine } from '../../shared/page/useRefine.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filterTexts } from './filterTexts.ts';
import { OfferKinds } from './OfferKinds.tsx';
import type { PriceFacetProps } from './PriceFacet.tsx';
import { foundText, ProductResults, ResultCount } from './ProductResults.tsx';
import {
  activeFilterCount,
  filteredHref,
  noFilters,
  readFilters,
  readSortOption,
  sortNames,
  visibleFilters,
} from './productListUrl.ts';
import type { SelectedFiltersProps } from './SelectedFilters.tsx';

/** Only for customers, who see prices. */
const PriceFacet = lazyPart<PriceFacetProps>(async () => (await import('./PriceFacet.tsx')).PriceFacet);

const SelectedFilters = lazyPart<SelectedFiltersProps>(
  async () => (await import('./SelectedFilters.tsx')).SelectedFilters,
);

/** The selected filters, not in the server's HTML: without scripts they could not be pressed. */
const RemovableFilters = (props: SelectedFiltersProps) => (
  <Late>
    <SelectedFilters {...props} />
  </Late>
);

/** Filters that show before the address changes, so that a quick second change adds to the first. */
function useFilters(
  inAddress: ProductFilters,
  address: string,
  onChoose: (filters: ProductFilters) => void,
): readonly [filters: ProductFilters, choose: (filters: ProductFilters) => void] {
  const [picked, setPicked] = useState<{ readonly filters: ProductFilters; readonly at: string } | null>(
    null,
  );
  if (picked && picked.at !== address) setPicked(null);
  return [
    picked?.at === address ? picked.filters : inAddress,
    (filters) => {
      setPicked({ filters, at: address });
      onChoose(filters);
    },
  ];
}

/** The list, or while it loads the previous one, so that filters and products stay. */
function useLatestList(
  list: FacetedProducts | null,
  page: number,
): {
  readonly shown: FacetedProducts | null;
  readonly facets: FacetedProducts['facets'];
  /** No list is loaded yet: it is unknown whether the list has filters. */
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

interface SortOptionSelectProps {
  filters: ProductFilters;
  /** The label of the list's default order. */
  ownOrder: string;
  seesPrices: boolean;
  onFiltersChange: (filters: ProductFilters) => void;
}

/** The sort options; those by price only if the viewer sees prices. */
function SortOptionSelect({ filters, ownOrder, seesPrices, onFiltersChange }: SortOptionSelectProps) {
  const { name, new: latest, price, 'price-desc': dearest } = filterTexts.sortOptions;
  const options = [
    { value: '', label: ownOrder },
    { value: sortNames.name, label: name },
    { value: sortNames.new, label: latest },
    { value: sortNames.price, label: price },
    { value: sortNames['price-desc'], label: dearest },
  ];
  return (
    <SortSelect
      // From 960 px on it is at the end of the count's line, and does not overlap the sidebar.
      className="end-0 top-0 wide:absolute wide:max-w-3/8"
      name="sorteer"
      options={seesPrices ? options : options.slice(0, 3)}
      value={filters.sort === 'default' ? '' : sortNames[filters.sort]}
      onValueChange={(selected) => onFiltersChange({ ...filters, sort: readSortOption(selected) })}
    />
  );
}

interface FilteredProductsProps {
  list: FacetedProducts | null;
  href: string;
  ownOrder: string;
  /** Whether the kinds of offers show above the list instead of among its filters. */
  hasOfferKinds?: boolean;
  /** Beside the list, above its filters. */
  sidebar?: ReactNode;
  /** Shown in the place of products when the unfiltered list has none. */
  empty: ReactNode;
}

/** A list with filters and sort options, stored in the address; without facets it has no filters. */
export function FilteredProducts(props: FilteredProductsProps) {
  const { list, href, ownOrder, hasOfferKinds = false, sidebar, empty } = props;
  const seesPrices = useSession().viewer.kind === 'customer';
  const refine = useRefine('push');
  const { search } = useLocation();
  const navigation = useNavigation();
  const page = readPage(new URLSearchParams(search).get('page'));
  const inAddress = visibleFilters(readFilters(search), seesPrices);
  const key = filteredHref(href, inAddress);
  const [filters, choose] = useFilters(inAddress, key, (next) =>
    refine(filteredHref(href, next), next.sort === inAddress.sort ? undefined : 'sort'),
  );
  const selectedCount = activeFilterCount(filters);
  const panelFilters = hasOfferKinds ? { ...filters, offerKind: null } : filters;
  const panelCount = activeFilterCount(panelFilters);
  const chooseInPanel = (next: ProductFilters) =>
    choose(hasOfferKinds ? { ...next, offerKind: filters.offerKind } : next);
  // They stay without a filter, since the focus leaves them when the last one is removed.
  const [hadFilters, setHadFilters] = useState(panelCount > 0);
  if (panelCount > 0 && !hadFilters) setHadFilters(true);
  const { shown, facets, awaited } = useLatestList(list, page);
  const found = foundText(shown?.total ?? 0);
  const filterable = facets && (facets.brands.length > 0 || selectedCount > 0) ? facets : null;
  const kinds = hasOfferKinds ? facets?.offerKinds : undefined;

  // Announces the number of results once they are loaded; the first list is announced with its page.
  const announcedKey = useRef(key);
  useEffect(() => {
    if (list === null || announcedKey.current === key) return;
    announcedKey.current = key;
    announce(filterTexts.found(foundText(list.total)));
  }, [list, key]);

  // Reserves the panel's space while the list loads, so that nothing moves.
  const panel = filterable ? (
    <div className="min-h-12">
      <FilterPanel
        facets={filterable}
        filters={panelFilters}
        href={href}
        selectedCount={panelCount}
        found={found}
        onFiltersChange={chooseInPanel}
        sort={<SortOptionSelect {...{ filters, ownOrder, seesPrices }} onFiltersChange={choose} />}
      >
        <Late>
          {filterable.prices && <PriceFacet filters={panelFilters} onFiltersChange={chooseInPanel} />}
        </Late>
      </FilterPanel>
    </div>
  ) : (
    awaited && (
      <div className="h-12 rounded-label bg-surface-muted motion-safe:animate-breathe wide:min-h-40" />
    )
  );
  const beside = sidebar || panel;
  return (
    <SidebarLayout
      className="relative"
      {...(beside
        ? {
            sidebar: (
              <div className="grid gap-3 wide:gap-8">
                {sidebar}
                {panel}
              </div>
            ),
          }
        : {})}
    >
      <div className="grid grid-cols-1">
        {kinds && (
          // Leaves room for the sort options, which are in the corner from 960 px on.
          <div className="min-w-0 wide:pe-64">
            <OfferKinds kinds={kinds} filters={filters} href={href} />
          </div>
        )}
        {hasOfferKinds && awaited && <div className="mb-4 h-15 wide:mb-6" />}
        {(shown?.total !== 0 || selectedCount > 0) && <ResultCount list={shown} page={page} />}
        <div
          className={
            panelCount > 0
              ? 'z-10 bg-background py-2 wide:sticky wide:top-[calc(var(--mz-top)-1.5rem)]'
              : undefined
          }
        >
          {hadFilters && (awaited || filterable) && (
            <RemovableFilters filters={panelFilters} onFiltersChange={chooseInPanel} />
          )}
        </div>
        <ProductResults
          list={shown}
          loading={list === null || navigation.state === 'loading'}
          page={page}
          hrefFor={(target) => filteredHref(href, filters, target)}
          columns={beside ? 4 : 6}
          empty={
            selectedCount > 0 ? (
              <EmptyState
                title={filterTexts.found(foundText(0))}
                action={
                  <ButtonLink href={filteredHref(href, { ...noFilters, sort: filters.sort })}>
                    {filterTexts.clear}
                  </ButtonLink>
                }
              >
                {filterTexts.nothingLeft}
              </EmptyState>
            ) : (
              empty
            )
          }
        />
      </div>
    </SidebarLayout>
  );
}
