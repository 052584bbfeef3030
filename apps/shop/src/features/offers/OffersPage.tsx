import type { ProductList } from '@magazijn/api-client';
import { EmptyState, ProductShelf, ProductShelfSkeleton } from '@magazijn/ui';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { ShelfProduct } from '../../products/ShelfProduct.tsx';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { texts } from './texts.ts';

/** The products on offer, twelve at most (S30). */
export function OffersPage({ answers: { products } }: PageProps<{ products: Answer<ProductList> }>) {
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <div className="mb-6 border-b-5 border-rail pb-4">
        <PageTitle>{texts.title}</PageTitle>
      </div>
      {products.state === 'loading' && <ProductShelfSkeleton count={12} />}
      {products.state === 'ready' && products.value.products.length === 0 && (
        <EmptyState title="0 producten gevonden" />
      )}
      {products.state === 'ready' && products.value.products.length > 0 && (
        <ProductShelf>
          {products.value.products.map((product) => (
            <ShelfProduct key={product.id} product={product} />
          ))}
        </ProductShelf>
      )}
    </>
  );
}
