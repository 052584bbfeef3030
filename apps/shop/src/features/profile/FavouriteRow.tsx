import type { Product } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { ProductPicture, ProductRow } from '@magazijn/ui';
import { pictureHref, productHref } from '../../paths/hrefs.ts';
import { ProductAction } from '../../products/ProductAction.tsx';
import { ProductHeart } from '../../products/ProductHeart.tsx';
import { productTexts } from '../../products/productTexts.ts';

/** A favourite in one line, so that a whole order is in sight. */
export function FavouriteRow({ product }: { product: Product }) {
  const [picture] = product.pictures;
  const { price, oldPrice, offerPrice, unit } = product;
  const before = offerPrice === null ? oldPrice : price;
  return (
    <ProductRow
      href={productHref(product.path)}
      name={product.name}
      contents={product.contents}
      articleNumber={product.articleNumber}
      picture={
        <ProductPicture
          alt=""
          dimension={60}
          loading="lazy"
          {...(picture && { src: pictureHref(picture, 60) })}
        />
      }
      {...(price !== null && { price: formatEuros(offerPrice ?? price) })}
      {...(before !== null && { oldPrice: formatEuros(before) })}
      {...(unit && { unit: productTexts.per(unit) })}
      action={<ProductAction product={product} />}
      favourite={<ProductHeart product={product} />}
    />
  );
}
