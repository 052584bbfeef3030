import { cva } from 'class-variance-authority';

/** The result of a line: nothing to do, a choice to make, or another number to enter. */
export const quickOrderResultVariants = cva('flex items-start gap-1.5 text-15 leading-snug font-medium', {
  variants: {
    state: {
      checking: 'text-ink-2',
      failed: 'text-warning',
      found: 'text-positive',
      deal: 'text-positive',
      several: 'text-warning',
      'not-found': 'text-danger',
      'sold-out': 'text-danger',
      'short-stock': 'text-warning',
      limit: 'text-warning',
      quantity: 'text-danger',
    },
  },
});
