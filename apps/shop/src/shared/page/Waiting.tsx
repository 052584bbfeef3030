import { useAnnounced } from './useAnnounced.ts';

interface WaitingProps {
  /** The text: 'We kijken bij de bank hoe je betaling is afgelopen.' */
  children: string;
}

export function Waiting({ children }: WaitingProps) {
  useAnnounced(children);
  return (
    <div className="grid gap-4" aria-busy="true">
      <p className="text-17">{children}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 240 96"
        className="h-40 w-full rail-b border-rail bg-surface-muted fill-background stroke-ink-3"
        strokeWidth="1.25"
        preserveAspectRatio="xMidYMax"
      >
        <path
          className="motion-safe:animate-breathe"
          d="M40 96V52h42v44zM54 52v14h14V52M100 96V34h40v62zM113 34v14h14V34M158 96V60h44v36zM173 60v14h14V60"
        />
      </svg>
    </div>
  );
}
