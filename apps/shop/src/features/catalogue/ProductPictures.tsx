import type { Product } from '@magazijn/api-client';
import { ProductGallery } from '@magazijn/ui';
import { useAisleOf } from '../../shared/data/useAisleOf.tsx';
import { pictureHref } from '../../shared/links/paths.ts';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { ProductTags } from '../../shared/products/ProductTags.tsx';
import { productPageTexts } from './productPageTexts.ts';

interface ProductPicturesProps {
  product: Product;
  className?: string;
}

export function ProductPictures({ product, className }: ProductPicturesProps) {
  const { pictures, name, offerIcon, isNew } = product;
  const aisleOf = useAisleOf();
  const tagged = offerIcon !== null || isNew || isSoldOut(product);
  return (
    <ProductGallery
      data-category={aisleOf(product.path)}
      className={className}
      images={pictures.map((picture, index) => ({
        src: pictureHref(picture, 300),
        srcLarge: pictureHref(picture, 600),
        thumbnail: pictureHref(picture, 60),
        alt: productPageTexts.picture(name, index + 1, pictures.length),
      }))}
      {...(tagged ? { tag: <ProductTags product={product} size="l" /> } : {})}
    />
  );
}
