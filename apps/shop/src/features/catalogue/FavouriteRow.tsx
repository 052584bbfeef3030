import type { Product } from '@magazijn/api-client';
import { priceBefore } from '@magazijn/domain/cart';
import { formatEuros } from '@magazijn/domain/money';
import { vatText } from '@magazijn/domain/orders';
import { ProductPicture, ProductRow, Tag } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { SoldOutAlternatives } from '../../shared/alternatives/SoldOutAlternatives.tsx';
import { useAisleOf } from '../../shared/data/useAisleOf.tsx';
import { pictureHref, productHref } from '../../shared/links/paths.ts';
import { expectedText } from '../../shared/products/expectedText.ts';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { ProductAction } from '../../shared/products/ProductAction.tsx';
import { ProductHeart } from '../../shared/products/ProductHeart.tsx';
import { dealText } from '../../shared/products/ProductTags.tsx';
import { productTexts } from '../../shared/products/productTexts.ts';
import { unitPriceText } from '../../shared/products/unitPriceText.ts';

interface FavouriteRowProps {
  product: Product;
  /** The ids of all sold-out products of the page. */
  soldOut: readonly number[];
  /** A `Tag` after the name. */
  tag?: ReactNode;
  /** A button before the heart. */
  action?: ReactNode;
}

/** A favourite on one row, so that many are visible at once, and what can be ordered in its place when it is sold out. */
export function FavouriteRow({ product, soldOut, tag, action }: FavouriteRowProps) {
  const [picture] = product.pictures;
  const { price, offerPrice, offerIcon, offerLabel, unit, vatPercentage, expectedOn } = product;
  const measurePrice = unitPriceText(product);
  const expected = expectedText(expectedOn);
  const hasOffer = offerIcon !== null && offerLabel !== '';
  const before = priceBefore(product);
  const aisleOf = useAisleOf();
  return (
    <>
      <ProductRow
        data-category={aisleOf(product.path)}
        href={productHref(product.path)}
        name={product.name}
        contents={product.contents}
        articleNumber={product.articleNumber}
        vat={vatPercentage === null ? undefined : vatText(vatPercentage)}
        picture={
          <ProductPicture
            alt=""
            dimension={60}
            loading="lazy"
            {...(picture && { src: pictureHref(picture, 60) })}
          />
        }
        {...((hasOffer || expected !== '' || tag) && {
          tag: (
            <>
              {hasOffer && <Tag tone="sale">{dealText(offerLabel)}</Tag>}
              {expected && <Tag>{expected}</Tag>}
              {tag}
            </>
          ),
        })}
        {...(price !== null && { price: formatEuros(offerPrice ?? price) })}
        {...(before !== null && { originalPrice: formatEuros(before) })}
        {...(unit && { unit: productTexts.per(unit) })}
        {...(measurePrice && { measurePrice })}
        action={<ProductAction product={product} size="row" />}
        favourite={
          action ? (
            <span className="flex flex-col @lg:flex-row">
              {action}
              <ProductHeart product={product} />
            </span>
          ) : (
            <ProductHeart product={product} />
          )
        }
      />
      {isSoldOut(product) && (
        <SoldOutAlternatives product={product} soldOut={soldOut} as="li" className="ps-14 pt-2" />
      )}
    </>
  );
}
