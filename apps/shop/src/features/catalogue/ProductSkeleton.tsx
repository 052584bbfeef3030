import { VisuallyHidden } from '@magazijn/ui';
import { usePreloadedCleaner } from '../../shared/html/BackEndHtml.tsx';
import { productPageTexts } from './productPageTexts.ts';

export function ProductSkeleton() {
  // Loads the sanitiser together with the product.
  usePreloadedCleaner(true);
  return (
    <div aria-busy>
      <VisuallyHidden>{productPageTexts.loading}</VisuallyHidden>
      <div className="py-3">
        <div className="h-6 w-80 max-w-full rounded-label bg-surface-muted motion-safe:animate-breathe" />
      </div>
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @min-[38rem]:grid-cols-2 grid-rows-[auto_1fr] @min-[72rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div aria-hidden>
            <span className="type-heading block w-4/5 rounded-label bg-surface-muted text-28 motion-safe:animate-breathe wide:text-40">
              &nbsp;
            </span>
            <span className="mt-1 block w-1/2 rounded-label bg-surface-muted text-17 motion-safe:animate-breathe">
              &nbsp;
            </span>
          </div>
          <div className="flex flex-col gap-3 col-start-1 @min-[38rem]:row-[1/3] min-[40rem]:[--mz-bleed:0rem] wide:flex-row-reverse wide:gap-4">
            <div className="mx-[calc(var(--mz-bleed)*-1)] grow">
              <div className="h-55 bg-surface-muted motion-safe:animate-breathe min-[40rem]:aspect-[5/4] min-[40rem]:h-auto" />
              <div className="border-t-[10px] border-rail" />
            </div>
            <div className="size-16 shrink-0 rounded-label border border-rule bg-surface-muted" />
          </div>
          <div className="h-80 rounded-label border border-rule bg-surface" />
        </div>
      </div>
    </div>
  );
}
