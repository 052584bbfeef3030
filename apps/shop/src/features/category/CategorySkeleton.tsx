import { ProductShelfSkeleton, VisuallyHidden } from '@magazijn/ui';
import { texts } from './texts.ts';

/** Keeps the room of a sign that the frame does not know, a special offer's, and of its products. */
export function CategorySkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className="mb-6 h-40 border-b-5 border-rail" />
      <ProductShelfSkeleton count={12} />
    </div>
  );
}
