import { cva } from 'class-variance-authority';

/** What came of a line, by what it asks of the buyer: nothing, something, or another number. */
export const quickOrderResultVariants = cva('flex items-start gap-1.5 text-15 leading-snug font-medium', {
  variants: {
    state: {
      checking: 'text-ink-2',
      found: 'text-positive',
      'not-found': 'text-danger',
      'short-stock': 'text-warning',
      limit: 'text-warning',
    },
  },
});
