import { cva } from 'class-variance-authority';

/** What became of a scan. */
export const scanStateVariants = cva('', {
  variants: {
    state: { found: 'text-ink', unknown: 'text-danger', searching: 'text-ink-2' },
  },
});
