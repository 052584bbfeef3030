import { cva } from 'class-variance-authority';

/** The meaning of a note under a product: an incomplete deal, an exceeded limit, or good news. */
export const cartNoteVariants = cva('text-15 leading-snug font-bold', {
  variants: {
    tone: { sale: 'text-sale-text', danger: 'text-danger', positive: 'text-positive', muted: 'text-ink-2' },
  },
  defaultVariants: { tone: 'muted' },
});
