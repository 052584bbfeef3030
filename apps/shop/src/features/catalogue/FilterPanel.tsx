import type { Facets, ProductFilters } from '@magazijn/api-client';
import { Button, FacetFilters } from '@magazijn/ui';
import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { facetsOf, selectedOf, withSelected } from './facets.ts';
import { filterTexts } from './filterTexts.ts';
import { offerKindNames } from './productListUrl.ts';

interface FilterPanelProps {
  facets: Facets;
  filters: ProductFilters;
  href: string;
  selectedCount: number;
  found: string;
  onFiltersChange: (filters: ProductFilters) => void;
  /** The sort options: beside the button on a phone. */
  sort: ReactNode;
  /** Filters for some viewers only. */
  children?: ReactNode;
}

/** Every change has been applied already; Enter in a price would load the document. */
const stay = (event: FormEvent) => event.preventDefault();

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazyPart<FilterSheetProps>(async () => (await loadSheet()).FilterSheet);

const getSheet = () => {
  loadSheet().catch(() => {});
};

/** A list's filters: on a phone a bottom sheet, without scripts a form that requests the same addresses. */
export function FilterPanel(props: FilterPanelProps) {
  const { facets, filters, href, selectedCount, found, onFiltersChange, sort, children } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <form action={href} onSubmit={stay} className="grid gap-4">
        {filters.offerKind && <input type="hidden" name="actie" value={offerKindNames[filters.offerKind]} />}
        <div className="flex gap-3 *:grow wide:contents">
          <Button
            tone="secondary"
            className="wide:hidden noscript:hidden"
            aria-haspopup="dialog"
            onPointerDown={getSheet}
            onFocus={getSheet}
            onClick={() => setOpen(true)}
          >
            {filterTexts.filters(selectedCount)}
          </Button>
          {sort}
        </div>
        <div className="grid gap-4 max-wide:hidden noscript:grid">
          <FacetFilters
            facets={facetsOf(facets, filters)}
            value={selectedOf(filters)}
            onValueChange={(next) => onFiltersChange(withSelected(filters, next))}
          >
            {children}
          </FacetFilters>
          <div className="hidden noscript:grid">
            <Button type="submit">{filterTexts.apply}</Button>
          </div>
        </div>
      </form>
      {open && (
        <Suspense>
          <FilterSheet
            {...{ facets, filters, selectedCount, found, onFiltersChange }}
            onClose={() => setOpen(false)}
          >
            {children}
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
}
