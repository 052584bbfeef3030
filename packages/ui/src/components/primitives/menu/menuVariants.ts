import { cva } from 'class-variance-authority';

export const menuItemVariants = cva(
  [
    'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 font-medium no-underline -outline-offset-3 select-none',
    'data-disabled:cursor-not-allowed data-disabled:text-ink-3',
    'forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]',
  ],
  {
    variants: {
      /** `danger` for actions that cannot be undone. */
      tone: {
        plain: 'data-highlighted:bg-surface-muted',
        danger: 'text-danger data-highlighted:bg-danger-tint',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);
