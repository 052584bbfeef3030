import type { ProductList } from '@magazijn/api-client';
import { EmptyState, Pagination, ProductShelf, ProductShelfSkeleton } from '@magazijn/ui';
import { foundText } from './foundText.ts';
import { ShelfProduct } from './ShelfProduct.tsx';

/** Products of one page in a list (section 9). */
const pageSize = 12;

interface ProductResultsProps {
  /** Null while it is under way. */
  list: ProductList | null;
  page: number;
  hrefFor: (page: number) => string;
  columns?: 6 | 4;
}

/** How many were found, one page of them, and the way to the others. */
export function ProductResults({ list, page, hrefFor, columns = 4 }: ProductResultsProps) {
  if (list === null) {
    return (
      <div className="grid gap-4">
        <div className="h-5 w-40 rounded-label bg-bay motion-safe:animate-breathe" />
        <ProductShelfSkeleton count={pageSize} columns={columns} />
      </div>
    );
  }
  if (list.total === 0) return <EmptyState title="0 producten gevonden" />;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, list.total);
  return (
    <div className="grid gap-4">
      <p className="flex justify-between gap-4">
        <span>
          <b>{foundText(list.total)}</b> gevonden
        </span>
        {first <= last && (
          <span className="text-ink-2 tabular-nums">
            {first}–{last} van {list.total}
          </span>
        )}
      </p>
      <ProductShelf columns={columns}>
        {list.products.map((product, index) => (
          <ShelfProduct key={product.id} product={product} first={index === 0} />
        ))}
      </ProductShelf>
      <Pagination
        className="mt-8"
        page={page}
        pageCount={Math.ceil(list.total / pageSize)}
        hrefFor={hrefFor}
      />
    </div>
  );
}
