import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { skeletonLabels } from '../../../labels/skeletonLabels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx';
import type { ProductShelfProps } from './ProductShelf.tsx';
import { ProductShelf } from './ProductShelf.tsx';

export interface ProductShelfSkeletonProps extends Omit<ProductShelfProps, 'children'> {
  /** The number of placeholders. */
  count?: number | undefined;
  labels?: PartLabels<'skeleton'> | undefined;
}

/** More than fit on a screen. */
const maxPlaces = 60;

/** A shelf whose products are loading: reserves their space, and is announced once. Renders a `<section>`. */
export function ProductShelfSkeleton({ count = 6, labels, title, ...props }: ProductShelfSkeletonProps) {
  const text = useLabels('skeleton', skeletonLabels, labels);
  const places = Array.from({ length: Math.min(count, maxPlaces) }, (_, index) => `place-${String(index)}`);
  return (
    <ProductShelf
      aria-busy
      {...props}
      title={
        title && (
          <>
            {title} <VisuallyHidden>({text.loading})</VisuallyHidden>
          </>
        )
      }
    >
      {places.map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </ProductShelf>
  );
}
