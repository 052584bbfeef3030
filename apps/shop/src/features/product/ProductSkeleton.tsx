import { VisuallyHidden } from '@magazijn/ui';
import { texts } from './texts.ts';

/** Keeps the room of the picture and of the order panel. */
export function ProductSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className="my-3 h-6 w-80 max-w-full rounded-label bg-bay motion-safe:animate-breathe" />
      <div className="grid gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-12">
        <div className="border-b-[10px] border-rail">
          <div className="aspect-[5/4] bg-bay motion-safe:animate-breathe" />
        </div>
        <div className="grid content-start gap-4">
          <div className="h-10 w-4/5 rounded-label bg-bay motion-safe:animate-breathe" />
          <div className="h-5 w-1/2 rounded-label bg-bay motion-safe:animate-breathe" />
          <div className="h-80 rounded-label border border-rule bg-stock" />
        </div>
      </div>
    </div>
  );
}
