import { ProductShelf } from '@magazijn/ui';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { productPath } from '../../paths/hrefs.ts';
import { PricesPending } from '../../products/PricesPending.ts';
import { ShelfProduct } from '../../products/ShelfProduct.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { ProductInfo } from './ProductInfo.tsx';
import { ProductOrderBar } from './ProductOrderBar.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductTexts } from './ProductTexts.tsx';
import { productTrail } from './productTrail.ts';
import { texts } from './texts.ts';

/**
 * A product: its name, pictures, price and order panel, texts, and what stands near it (S10-S15). The name comes
 * first for who listens and on a phone; a wide screen sets it above the panel at the right.
 */
export function ProductPage() {
  const { data: detail, pending } = useQuery('product', productPath(useParams()));
  const order = useRef<HTMLDivElement>(null);
  if (!detail) return <ProductSkeleton />;
  return (
    <PricesPending value={pending}>
      <DocumentTitle>{detail.name}</DocumentTitle>
      <Trail items={productTrail(detail)} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:grid-rows-[auto_1fr]">
        <header className="wide:col-start-2">
          <h1 className="type-heading text-28 wide:text-40">{detail.name}</h1>
          {detail.contents && <p className="mt-1 text-17 text-ink-2">{detail.contents}</p>}
        </header>
        <ProductPictures product={detail} className="wide:col-start-1 wide:row-span-2 wide:row-start-1" />
        <ProductInfo product={detail} className="wide:col-start-2" orderRef={order} />
      </div>
      <ProductTexts product={detail} />
      {detail.related.length > 0 && (
        <ProductShelf title={texts.related} className="mt-12">
          {detail.related.map((related) => (
            <ShelfProduct key={related.id} product={related} />
          ))}
        </ProductShelf>
      )}
      <ProductOrderBar product={detail} order={order} />
    </PricesPending>
  );
}
