import type { ProductList } from '@magazijn/api-client';
import {
  ButtonLink,
  EmptyState,
  Pagination,
  ProductShelf,
  ProductShelfSkeleton,
  SkipLink,
} from '@magazijn/ui';
import type { ReactNode } from 'react';
import { skipTo } from '../../shared/page/skipTo.ts';
import { productTexts } from '../../shared/products/productTexts.ts';
import { ShelfProduct } from '../../shared/products/ShelfProduct.tsx';
import { pageSize } from './productListUrl.ts';

const countFormat = new Intl.NumberFormat('nl-NL');

/** The number of products: '1 product', '58 producten', '1.204 producten'. */
export const foundText = (total: number): string =>
  total === 1 ? '1 product' : `${countFormat.format(total)} producten`;

const texts = {
  toProducts: 'Naar de producten',
  toPages: 'Naar de pagina’s',
};

/** Ids of the skip links' targets: the products, and the links to the other pages. */
const anchors = { products: 'producten', pages: 'paginas' };

export function SkipToProducts() {
  return <SkipLink href={`#${anchors.products}`} onClick={skipTo} labels={{ skip: texts.toProducts }} />;
}

interface ResultCountProps {
  list: ProductList | null;
  page: number;
}

/** The number of results, and which of them show; as high as the sort options beside it. */
export function ResultCount({ list, page }: ResultCountProps) {
  const first = (page - 1) * pageSize + 1;
  return (
    <p
      aria-hidden={list === null}
      className="flex flex-wrap items-center justify-between gap-x-4 pb-3 wide:min-h-15 wide:justify-start"
    >
      {list === null && (
        <span className="inline-block w-36 rounded-label bg-surface-muted motion-safe:animate-breathe">
          &nbsp;
        </span>
      )}
      {list !== null && list.total > 0 && (
        <>
          <span>
            <b>{foundText(list.total)}</b> gevonden
          </span>
          {first <= list.total && (
            <span className="text-ink-2 tabular-nums">
              {first}–{Math.min(page * pageSize, list.total)} van {list.total}
            </span>
          )}
        </>
      )}
    </p>
  );
}

interface ProductResultsProps {
  list: ProductList | null;
  /** Whether another list is loading and this one is the previous list. */
  loading?: boolean;
  page: number;
  hrefFor: (page: number) => string;
  columns?: 6 | 4;
  /** Replaces the products when there are none. */
  empty: ReactNode;
}

export function ProductResults({ list, loading, page, hrefFor, columns = 4, empty }: ProductResultsProps) {
  if (list === null) return <ProductShelfSkeleton count={pageSize} columns={columns} />;
  if (list.total === 0) return empty;
  const pageCount = Math.ceil(list.total / pageSize);
  return (
    <div id={anchors.products} tabIndex={-1} className="grid gap-4" aria-busy={loading}>
      {page <= pageCount && pageCount > 1 && (
        <SkipLink href={`#${anchors.pages}`} onClick={skipTo} labels={{ skip: texts.toPages }} />
      )}
      {page > pageCount && (
        <EmptyState
          title={productTexts.noSuchPage(page)}
          action={<ButtonLink href={hrefFor(pageCount)}>{productTexts.lastPage}</ButtonLink>}
        >
          {productTexts.pageCount(pageCount)}
        </EmptyState>
      )}
      {page <= pageCount && (
        <ProductShelf columns={columns}>
          {list.products.map((product, index) => (
            <ShelfProduct key={product.id} product={product} first={index === 0} headingLevel={2} />
          ))}
        </ProductShelf>
      )}
      {page <= pageCount && (
        <Pagination
          id={anchors.pages}
          tabIndex={-1}
          className="mt-8"
          page={page}
          pageCount={pageCount}
          hrefFor={hrefFor}
        />
      )}
    </div>
  );
}
