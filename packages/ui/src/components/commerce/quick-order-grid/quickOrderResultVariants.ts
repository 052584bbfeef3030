import { cva } from 'class-variance-authority';

/** The result of a line, by what the buyer must do: nothing, something, or enter another number. */
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
