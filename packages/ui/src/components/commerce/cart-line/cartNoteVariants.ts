import { cva } from 'class-variance-authority';

/** What a note under a product says: a deal to complete, a limit passed, something good. */
export const cartNoteVariants = cva('text-15 leading-snug font-bold', {
  variants: {
    tone: { sale: 'text-sale-text', danger: 'text-danger', positive: 'text-positive', muted: 'text-ink-2' },
  },
  defaultVariants: { tone: 'muted' },
});
