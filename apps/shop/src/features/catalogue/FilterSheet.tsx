import type { Facets, ProductFilters } from '@magazijn/api-client';
import { Button, Drawer, DrawerClose, DrawerContent, FacetFilters } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { facetsOf, selectedOf, withSelected } from './facets.ts';
import { filterTexts } from './filterTexts.ts';
import { noFilters } from './productListUrl.ts';

export interface FilterSheetProps {
  facets: Facets;
  filters: ProductFilters;
  selectedCount: number;
  found: string;
  onFiltersChange: (filters: ProductFilters) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The filters on a phone: each change applies at once, and the close button has the number of products. */
export function FilterSheet({
  facets,
  filters,
  selectedCount,
  found,
  onFiltersChange,
  onClose,
  children,
}: FilterSheetProps) {
  const nothingSelected = selectedCount === 0;
  return (
    <Drawer open onOpenChange={onClose}>
      <DrawerContent
        side="bottom"
        title={filterTexts.filters(selectedCount)}
        footer={
          <div className="flex flex-wrap gap-3 *:grow">
            <Button
              tone="secondary"
              aria-disabled={nothingSelected || undefined}
              onClick={() => nothingSelected || onFiltersChange({ ...noFilters, sort: filters.sort })}
            >
              {filterTexts.clearAll}
            </Button>
            <DrawerClose tone="primary">{filterTexts.show(found)}</DrawerClose>
          </div>
        }
      >
        {/* Screen readers ignore the page's own live region behind the modal sheet. */}
        <p role="status" className="sr-only">
          {filterTexts.found(found)}
        </p>
        <FacetFilters
          // The sheet has the heading.
          className="[&>h2]:hidden"
          facets={facetsOf(facets, filters)}
          value={selectedOf(filters)}
          onValueChange={(next) => onFiltersChange(withSelected(filters, next))}
        >
          {children}
        </FacetFilters>
      </DrawerContent>
    </Drawer>
  );
}
