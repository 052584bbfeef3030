import { cva } from 'class-variance-authority';

export const orderStatusVariants = cva('inline-flex min-w-0 items-center gap-2 font-medium', {
  variants: {
    /** In progress (`neutral`, `info`), done (`positive`), blocked by a person (`warning`), cancelled (`danger`). */
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
