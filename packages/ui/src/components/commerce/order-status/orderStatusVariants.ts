import { cva } from 'class-variance-authority';

/** What a state of an order means: under way, on its way, done, needing something, stopped. */
export const orderStatusVariants = cva('inline-flex min-w-0 items-center gap-2 font-medium', {
  variants: {
    /** Under way (`neutral`, `info`), done (`positive`), waiting for someone (`warning`), stopped (`danger`). */
    tone: {
      neutral: 'text-ink-2',
      info: 'text-info',
      positive: 'text-positive',
      warning: 'text-warning',
      danger: 'text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
});
