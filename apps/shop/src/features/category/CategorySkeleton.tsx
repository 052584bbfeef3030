import { ProductShelfSkeleton, VisuallyHidden } from '@magazijn/ui';
import { texts } from './texts.ts';

/** Keeps the room of the sign and of twelve products. */
export function CategorySkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className="my-3 h-6 w-60 rounded-label bg-bay motion-safe:animate-breathe" />
      <div className="mb-6 flex h-24 items-end border-b-5 border-rail pb-6 wide:h-40">
        <div className="h-10 w-80 max-w-full rounded-label bg-bay motion-safe:animate-breathe" />
      </div>
      <ProductShelfSkeleton count={12} columns={6} />
    </div>
  );
}
