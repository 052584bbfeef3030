import { cva } from 'class-variance-authority';

/** The look of a text field or list: 48 high, dark outline, red when invalid. */
export const controlVariants = cva([
  'block min-h-control w-full min-w-0 rounded-label border-[1.5px] border-ink bg-surface px-3 text-16 text-ink',
  'hover:border-ink-2 aria-invalid:border-danger',
  // A focused control has the common focus outline.
  'aria-invalid:not-focus-visible:outline aria-invalid:not-focus-visible:outline-danger',
  // A select always matches `:read-only`.
  '[&:read-only:not(select)]:bg-disabled disabled:cursor-not-allowed disabled:border-rule disabled:bg-disabled disabled:text-ink-2',
]);
