import { cva } from 'class-variance-authority';

/** The look of a day. A selected day is yellow with a dark bottom border; the days of a range are a band. */
export const calendarDayVariants = cva(
  [
    'relative flex size-11 max-w-full items-center justify-center border border-transparent font-medium',
    'aria-[current=date]:font-heavy aria-[current=date]:underline aria-[current=date]:decoration-2 aria-[current=date]:underline-offset-4',
    'aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-ink-3 aria-disabled:line-through',
    'focus-visible:z-1',
  ],
  {
    variants: {
      choice: {
        none: 'rounded-label not-aria-disabled:hover:bg-surface-muted',
        between: 'bg-surface-muted forced-colors:border-y-3 forced-colors:border-y-[Highlight]',
        selected:
          'rounded-label border-b-3 border-b-accent-edge bg-accent pt-0.5 text-on-accent forced-colors:border-[Highlight]',
      },
    },
    defaultVariants: { choice: 'none' },
  },
);
