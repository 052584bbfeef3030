import { VisuallyHidden } from '@magazijn/ui';

/** Keeps the room of the trail, a heading on its rail, and a few lines of text. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="py-3">
        <div className="h-6 w-60 rounded-label bg-bay motion-safe:animate-breathe" />
      </div>
      <div aria-hidden className="type-heading mb-6 border-b-5 border-rail pb-4 text-28 wide:text-40">
        <span className="block w-80 max-w-full rounded-label bg-bay motion-safe:animate-breathe">&nbsp;</span>
      </div>
      <div className="grid max-w-2xl gap-4 pt-2">
        <div className="h-4 rounded-label bg-bay motion-safe:animate-breathe" />
        <div className="h-4 w-full rounded-label bg-bay motion-safe:animate-breathe" />
        <div className="h-4 w-4/5 rounded-label bg-bay motion-safe:animate-breathe" />
      </div>
    </div>
  );
}
