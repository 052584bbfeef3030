import { cva } from 'class-variance-authority';

/** The mark of a step. Each state has its own border, so that they differ in forced colours too. */
export const stepMarkVariants = cva(
  'flex size-7 shrink-0 items-center justify-center rounded-label border-2',
  {
    variants: {
      state: {
        done: 'border-ink bg-ink text-background',
        current: 'border-accent-edge bg-accent text-on-accent forced-colors:border-4',
        upcoming: 'border-dashed border-ink-3 bg-surface',
        stopped: 'border-danger bg-danger text-surface',
      },
    },
  },
);
