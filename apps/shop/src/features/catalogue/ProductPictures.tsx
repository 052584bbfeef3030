import type { Product } from '@magazijn/api-client';
import { ProductGallery } from '@magazijn/ui';
import { useAisleOf } from '../../shared/data/useAisleOf.tsx';
import { pictureHref } from '../../shared/links/paths.ts';
import { hasTags, ProductTags } from '../../shared/products/ProductTags.tsx';
import type { ProductOutline } from './listedProduct.ts';
import { productPageTexts } from './productPageTexts.ts';

interface ProductPicturesProps {
  outline: ProductOutline;
  /** Its tags show once it is known. */
  product: Product | null | undefined;
  className?: string;
}

export function ProductPictures({ outline, product, className }: ProductPicturesProps) {
  const { pictures, name, path } = outline;
  const aisleOf = useAisleOf();
  return (
    <ProductGallery
      data-category={aisleOf(path)}
      className={className}
      images={pictures.map((picture, index) => ({
        src: pictureHref(picture, 300),
        srcLarge: pictureHref(picture, 600),
        thumbnail: pictureHref(picture, 60),
        alt: productPageTexts.picture(name, index + 1, pictures.length),
      }))}
      {...(product && hasTags(product) ? { tag: <ProductTags product={product} size="l" /> } : {})}
    />
  );
}
