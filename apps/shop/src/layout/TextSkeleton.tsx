import { VisuallyHidden } from '@magazijn/ui';

/** Keeps the room of a heading and a few lines of text. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy className="grid max-w-3xl gap-4 pt-8">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="h-10 w-2/3 rounded-label bg-bay motion-safe:animate-breathe" />
      <div className="h-4 w-full rounded-label bg-bay motion-safe:animate-breathe" />
      <div className="h-4 w-11/12 rounded-label bg-bay motion-safe:animate-breathe" />
      <div className="h-4 w-4/5 rounded-label bg-bay motion-safe:animate-breathe" />
    </div>
  );
}
