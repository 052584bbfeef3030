import { VisuallyHidden } from '@magazijn/ui';

interface LinesSkeletonProps {
  /** Read in place of the lines: 'Je bestellingen laden'. */
  label: string;
  lines: number;
}

export function LinesSkeleton({ label, lines }: LinesSkeletonProps) {
  return (
    <div aria-busy="true" className="pt-6">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden className="border-b border-rule py-4">
          <span className="block h-5 w-1/2 bg-surface-muted motion-safe:animate-breathe" />
        </div>
      ))}
    </div>
  );
}

interface PanelSkeletonProps {
  rows: number;
}

/** A skeleton of the panel beside a list. It has no label: the list's skeleton has one. */
export function PanelSkeleton({ rows }: PanelSkeletonProps) {
  return (
    <div
      aria-hidden
      className="rounded-b-label border rail-t border-rule border-t-rail bg-surface p-4 wide:p-6"
    >
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="mt-3 block h-5 w-1/2 bg-surface-muted motion-safe:animate-breathe" />
      ))}
      <span className="mt-6 block h-12 bg-surface-muted motion-safe:animate-breathe" />
    </div>
  );
}
