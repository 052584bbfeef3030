import { cva } from 'class-variance-authority';

/** The look of a button. All have a border, transparent or not, since forced colours show nothing else. */
export const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 text-center font-control font-bold select-none',
    'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      /** `primary`: main action; `secondary`: beside it; `tertiary`: rare; `danger`: cannot be undone. */
      tone: {
        primary: [
          'border border-transparent border-b-3 border-b-accent-edge bg-accent text-on-accent',
          'thicker-on-hover active:border-b-1',
          'disabled:border-b-1 disabled:border-rule disabled:bg-disabled disabled:text-ink-2',
          // Disabled but focusable; while loading it keeps its colour.
          'aria-disabled:not-data-busy:border-b-1 aria-disabled:not-data-busy:border-rule',
          'aria-disabled:not-data-busy:bg-disabled aria-disabled:not-data-busy:text-ink-2',
        ],
        secondary: [
          'border-[1.5px] border-ink bg-surface text-ink thicker-on-hover active:bg-rule',
          'disabled:border-rule disabled:bg-disabled disabled:text-ink-2',
        ],
        tertiary: [
          'text-ink underline decoration-[1.5px] underline-offset-4',
          'hover:decoration-[3px] active:text-ink-2 disabled:text-ink-3 disabled:no-underline',
        ],
        danger: [
          'border-[1.5px] border-danger bg-surface text-danger thicker-on-hover active:bg-danger-tint',
          'disabled:border-rule disabled:bg-disabled disabled:text-ink-2',
        ],
      },
      /** The direction in which it leads. The house brand draws all alike; a brand may round one end. */
      shape: {
        plain: 'rounded-label',
        forward: 'rounded-forward',
        back: 'rounded-back',
        quantity: 'rounded-quantity',
      },
      /** `m` by default; `l` for the page's main step. */
      size: {
        m: 'min-h-control py-1 text-15',
        l: 'min-h-15 py-2 text-17',
      },
    },
    // A tertiary button has no edge, so it needs no padding; the bottom border of a primary one would shift its text.
    compoundVariants: [
      { tone: ['primary', 'secondary', 'danger'], size: 'm', class: 'px-4' },
      { tone: ['primary', 'secondary', 'danger'], size: 'l', class: 'px-6' },
      { tone: 'primary', size: 'm', class: 'pt-1.5 active:pt-2' },
      { tone: 'primary', size: 'l', class: 'pt-2.5 active:pt-3' },
    ],
    defaultVariants: { tone: 'secondary', shape: 'plain', size: 'm' },
  },
);
