import { cva } from 'class-variance-authority';

/** The look of what one types or chooses in: 48 high, ink outline, crimson when it is wrong. */
export const controlVariants = cva([
  'block min-h-control w-full rounded-label border-[1.5px] border-ink bg-surface px-3 text-16 text-ink',
  'hover:border-ink-2 aria-invalid:border-danger',
  // While it has the focus it has the outline that everything has.
  'aria-invalid:not-focus-visible:outline aria-invalid:not-focus-visible:outline-danger',
  // A select always counts as read-only.
  '[&:read-only:not(select)]:bg-disabled disabled:cursor-not-allowed disabled:border-rule disabled:bg-disabled disabled:text-ink-2',
]);
