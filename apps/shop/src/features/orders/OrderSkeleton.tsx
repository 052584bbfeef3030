import { CheckoutLayout } from '@magazijn/ui';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { PanelSkeleton } from '../../skeletons/PanelSkeleton.tsx';
import { orderTexts } from './orderTexts.ts';

/** An order that is on its way: what stands under its number keeps its place. */
export function OrderSkeleton() {
  return (
    <>
      <span aria-hidden className="mt-3 block h-5 w-1/2 animate-pulse bg-bay motion-reduce:animate-none" />
      <CheckoutLayout className="pt-6" summary={<PanelSkeleton rows={5} />}>
        <LinesSkeleton label={orderTexts.loading} lines={8} />
      </CheckoutLayout>
    </>
  );
}
