import type { Product, ProductDetail, ProductOffer } from '@magazijn/api-client';
import { DealPictures, UspList } from '@magazijn/ui';
import type { Ref } from 'react';
import { useSelected } from '../../shared/data/useSelected.ts';
import { useUsps } from '../../shared/page/usps.ts';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { ProductAction } from '../../shared/products/ProductAction.tsx';
import { ProductHeart } from '../../shared/products/ProductHeart.tsx';
import { ProductPrice } from '../../shared/products/ProductPrice.tsx';
import { productTexts } from '../../shared/products/productTexts.ts';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { useOptionalCustomer } from '../../shared/stores/StoresProvider.tsx';
import { productPageTexts } from './productPageTexts.ts';

/**
 * What a deal says at an amount in the cart. The deal's own words stand until there is something to say of
 * the amount: how many are still to come, or how many of these are free.
 *
 * @returns `lead` stands out, `text` follows it; without a lead the text is the back end's.
 * @example with 2+1 and two in the cart: lead 'Nog 1 doos en die is gratis.'
 */
export function dealSentence(
  { freeGoods, message }: ProductOffer,
  quantity: number,
  unit: string,
): { readonly lead: string; readonly text: string } {
  if (freeGoods === null || quantity === 0) return { lead: '', text: message };
  const { paid, free } = freeGoods;
  const set = paid + free;
  const rest = quantity % set;
  if (rest === 0)
    return {
      lead: productPageTexts.freeOf(quantity, (quantity / set) * free),
      text: productPageTexts.dealSettled,
    };
  const missing = set - rest;
  return {
    lead:
      rest >= paid ? productPageTexts.missingFree(missing, unit) : productPageTexts.missing(missing, free),
    text: productPageTexts.dealHint,
  };
}

/** What a deal asks and gives: what is paid and what is free to count on one's fingers, or the gift. */
function ProductDeal({ product }: { product: ProductDetail }) {
  const { id, offer, pictures, unit } = product;
  const quantity = useSelected(useOptionalCustomer()?.cart, ({ quantities }) => quantities[id] ?? 0, 0);
  if (offer === null) return null;
  const { freeGoods, picture } = offer;
  const { lead, text } = dealSentence(offer, quantity, unit);
  return (
    <div
      data-slot="product-deal"
      className="flex flex-wrap items-center gap-4 border-t border-rule p-4 wide:px-6"
    >
      {/* A box of its own, in which they wrap: at 200 % text they would run out of a phone. */}
      {freeGoods && (
        <div>
          <DealPictures {...freeGoods} picture={<SmallPicture name={pictures[0] ?? null} />} />
        </div>
      )}
      {picture && (
        <span className="size-14 shrink-0 border-b-3 border-sale *:size-full [&_img]:object-contain [&_img]:object-bottom">
          <SmallPicture name={picture} />
        </span>
      )}
      <p className="min-w-0 flex-1 basis-48 text-15">
        {lead && <b>{lead} </b>}
        {text}
      </p>
    </div>
  );
}

/** Article number, brand, and whether it is there; on a narrow panel one beneath the other, but never broken. */
function ProductFacts({ product }: { product: Product }) {
  const there = !isSoldOut(product);
  const facts = [
    { name: productPageTexts.articleNumber, value: product.articleNumber },
    { name: productPageTexts.brand, value: product.brand },
    {
      name: productPageTexts.stock,
      value: there ? productPageTexts.inStock : productTexts.soldOut,
      tone: there ? 'text-positive' : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="flex flex-wrap divide-x divide-rule border-t border-rule">
      {facts.map(({ name, value, tone = '' }) => (
        <div key={name} className="max-w-full shrink-0 grow px-3 py-3 wide:px-4">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className={`font-bold ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ProductInfoProps {
  product: ProductDetail;
  className?: string;
  /** The row with the button. */
  orderRef?: Ref<HTMLDivElement>;
}

/** The panel one orders from: price, facts, deal, add to cart, favourite; the shop's promises beneath. */
export function ProductInfo({ product, className, orderRef }: ProductInfoProps) {
  const usps = useUsps();
  return (
    <div className={className}>
      <div className="rounded-label border border-rule bg-surface">
        <ProductPrice product={product} size="panel" note={productPageTexts.excludingVat} />
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
