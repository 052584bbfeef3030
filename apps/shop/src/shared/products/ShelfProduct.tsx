import type { Product } from '@magazijn/api-client';
import { vatText } from '@magazijn/domain/orders';
import { ProductCard, ProductPicture } from '@magazijn/ui';
import { memo } from 'react';
import { useAisleOf } from '../data/useQuery.ts';
import { pictureHref, productHref } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { Late } from '../stores/Late.tsx';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { ProductAction } from './ProductAction.tsx';
import { ProductHeart } from './ProductHeart.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { hasTags, ProductTags } from './ProductTags.tsx';

interface ShelfProductProps {
  product: Product;
  /** Loads the picture eagerly, for the first screen. */
  first?: boolean;
  /** The heading level of its name: 2 on a shelf without a heading. @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * A product on a shelf; visitors see one login prompt in place of price and button. It does not render again with its
 * list, which renders with every state of a navigation.
 */
export const ShelfProduct = memo(function ShelfProduct({
  product,
  first = false,
  headingLevel = 3,
}: ShelfProductProps) {
  const [picture] = product.pictures;
  const { viewer } = useSession();
  const customer = useOptionalCustomer();
  const aisleOf = useAisleOf();
  return (
    <ProductCard
      data-category={aisleOf(product.path)}
      href={productHref(product.path)}
      name={product.name}
      headingLevel={headingLevel}
      contents={product.contents}
      articleNumber={product.articleNumber}
      vat={product.vatPercentage === null ? undefined : vatText(product.vatPercentage)}
      picture={
        <ProductPicture
          src={picture && pictureHref(picture, 300)}
          srcLarge={picture && pictureHref(picture, 600)}
          alt=""
          loading={first ? 'eager' : 'lazy'}
        />
      }
      tags={
        (customer || hasTags(product)) && (
          <>
            <ProductTags product={product} />
            {customer && (
              <Late>
                <customer.LastOrdered productId={product.id} appearance="tag" />
              </Late>
            )}
          </>
        )
      }
      favourite={<ProductHeart product={product} />}
      price={viewer.kind === 'customer' && <ProductPrice product={product} />}
      action={<ProductAction product={product} />}
    />
  );
});
