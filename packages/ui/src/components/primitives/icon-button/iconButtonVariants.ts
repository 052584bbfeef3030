import { cva } from 'class-variance-authority';

/** The look of an icon button: a target of 48 pixels for any icon size. */
export const iconButtonVariants = cva(
  [
    'inline-flex size-control shrink-0 items-center justify-center rounded-label',
    'text-ink disabled:cursor-not-allowed disabled:text-ink-3',
  ],
  {
    variants: {
      /** `plain` among other elements, `outline` on its own, `primary` for the main action. */
      tone: {
        plain: 'border border-transparent not-disabled:hover:border-current active:bg-rule',
        outline:
          'border-[1.5px] border-ink bg-surface thicker-on-hover active:bg-rule disabled:border-rule disabled:bg-disabled',
        primary: 'border border-transparent bg-accent text-on-accent thicker-on-hover disabled:bg-disabled',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);
