import type { ProductDetail } from '@magazijn/api-client';
import { ProductShelf } from '@magazijn/ui';
import { useRef } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import type { HeadExport } from '../../shared/head/PageHead.ts';
import { usePageLocation } from '../../shared/links/usePageLocation.ts';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { PricesPending } from '../../shared/products/ProductPrice.tsx';
import { ShelfProduct } from '../../shared/products/ShelfProduct.tsx';
import { productQuery } from './catalogueQueries.ts';
import { ProductInfo } from './ProductInfo.tsx';
import { ProductOrderBar } from './ProductOrderBar.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductTexts } from './ProductTexts.tsx';
import { productPageTexts } from './productPageTexts.ts';
import { productTrail } from './productTrail.ts';

export const head: HeadExport = async (...given) => (await import('./productHead.ts')).productHead(...given);

/** A product's page; it remounts for another product, with the first picture and folded texts. */
export function ProductPage() {
  const { data: detail, pending } = useQuery(...productQuery(usePageLocation()));
  if (!detail) return <ProductSkeleton />;
  return (
    <PricesPending value={pending}>
      <ProductView key={detail.path} product={detail} />
    </PricesPending>
  );
}

/** A product: name, pictures, order panel, texts and related products. The name is first on phones. */
function ProductView({ product }: { product: ProductDetail }) {
  const order = useRef<HTMLDivElement>(null);
  return (
    <>
      <DocumentTitle>{product.name}</DocumentTitle>
      <Trail items={productTrail(product)} />
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @min-[38rem]:grid-cols-2 @min-[38rem]:grid-rows-[auto_auto_1fr] @min-[72rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <header>
            <h1 className="type-heading text-28 wide:text-40">{product.name}</h1>
            {product.contents && <p className="mt-1 text-17 text-ink-2">{product.contents}</p>}
          </header>
          <ProductPictures
            product={product}
            className="col-start-1 @min-[38rem]:row-[1/3] self-start min-[40rem]:[--mz-bleed:0rem]"
          />
          <ProductInfo product={product} orderRef={order} className="@min-[38rem]:row-[2/4]" />
          <ProductTexts product={product} className="col-start-1 mt-8 content-start @min-[38rem]:row-3" />
        </div>
      </div>
      {product.related.length > 0 && (
        <ProductShelf title={productPageTexts.related} className="mt-12">
          {product.related.map((related) => (
            <ShelfProduct key={related.id} product={related} />
          ))}
        </ProductShelf>
      )}
      <ProductOrderBar product={product} order={order} />
    </>
  );
}
