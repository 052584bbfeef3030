import { CheckoutLayout, VisuallyHidden } from '@magazijn/ui';
import { PanelSkeleton } from '../../skeletons/PanelSkeleton.tsx';
import { cartTexts } from './cartTexts.ts';

interface CartLinesSkeletonProps {
  /** How many products lie in the cart. */
  count: number;
}

/** Lines and panel of a cart whose prices are on their way, in the places that they will take. */
export function CartLinesSkeleton({ count }: CartLinesSkeletonProps) {
  return (
    <CheckoutLayout className="pt-6" aria-busy="true" summary={<PanelSkeleton rows={5} />}>
      <VisuallyHidden>{cartTexts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} aria-hidden className="flex items-center gap-4 border-b border-rule py-3">
          <span className="aspect-square h-24 animate-pulse bg-bay motion-reduce:animate-none" />
          <span className="h-5 w-1/2 animate-pulse bg-bay motion-reduce:animate-none" />
        </div>
      ))}
    </CheckoutLayout>
  );
}
