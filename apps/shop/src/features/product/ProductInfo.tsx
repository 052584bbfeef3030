import type { ProductDetail } from '@magazijn/api-client';
import { UspList } from '@magazijn/ui';
import type { Ref } from 'react';
import { ProductAction } from '../../products/ProductAction.tsx';
import { ProductHeart } from '../../products/ProductHeart.tsx';
import { ProductPrice } from '../../products/ProductPrice.tsx';
import { usps } from '../../texts/usps.ts';
import { ProductDeal } from './ProductDeal.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { texts } from './texts.ts';

interface ProductInfoProps {
  product: ProductDetail;
  className?: string;
  /** The row with the button. */
  orderRef?: Ref<HTMLDivElement>;
}

/** The panel one orders from: price, facts, deal, add to cart, favourite; the shop's promises beneath (S13). */
export function ProductInfo({ product, className, orderRef }: ProductInfoProps) {
  return (
    <div className={className}>
      <div className="rounded-label border border-rule bg-stock">
        <ProductPrice product={product} size="panel" note={texts.excludingVat} />
        <ProductFacts product={product} />
        <ProductDeal product={product} />
        <div ref={orderRef} className="grid gap-2 border-t border-rule p-4 wide:px-6">
          <ProductAction product={product} size="panel" />
          <ProductHeart product={product} appearance="text" />
        </div>
      </div>
      <UspList className="mt-6" items={usps} />
    </div>
  );
}
