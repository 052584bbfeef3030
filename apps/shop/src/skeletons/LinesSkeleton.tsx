import { VisuallyHidden } from '@magazijn/ui';

interface LinesSkeletonProps {
  /** Read in place of the lines: 'Je bestellingen laden'. */
  label: string;
  lines: number;
}

/** Lines that are on their way, in the height that they will take. */
export function LinesSkeleton({ label, lines }: LinesSkeletonProps) {
  return (
    <div aria-busy="true" className="pt-6">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden className="border-b border-rule py-4">
          <span className="block h-5 w-1/2 animate-pulse bg-bay motion-reduce:animate-none" />
        </div>
      ))}
    </div>
  );
}
