import type { Product } from '@magazijn/api-client';
import { ProductGallery } from '@magazijn/ui';
import { pictureHref } from '../../paths/hrefs.ts';
import { isSoldOut } from '../../products/isSoldOut.ts';
import { ProductTags } from '../../products/ProductTags.tsx';
import { texts } from './texts.ts';

interface ProductPicturesProps {
  product: Product;
  className?: string;
}

/** The large picture with its thumbnails of 60 × 60, the offer and 'Nieuw' upon it (S11, S12). */
export function ProductPictures({ product, className }: ProductPicturesProps) {
  const { pictures, name, offerIcon, isNew } = product;
  const tagged = offerIcon !== null || isNew || isSoldOut(product);
  return (
    <ProductGallery
      className={className}
      images={pictures.map((picture, index) => ({
        src: pictureHref(picture, 300),
        srcLarge: pictureHref(picture, 600),
        thumbnail: pictureHref(picture, 60),
        alt: texts.picture(name, index + 1, pictures.length),
      }))}
      {...(tagged ? { tag: <ProductTags product={product} size="l" /> } : {})}
    />
  );
}
