import { cva } from 'class-variance-authority';

/** The look of a popover's panel. `plain` is for parts that bring a look of their own. */
export const popoverVariants = cva('max-w-(--radix-popover-content-available-width)', {
  variants: {
    /** `page` hangs from a rail, `inverse` continues the dark bar; `plain` has no look of its own. */
    surface: {
      page: 'scrim my-3 w-80 border-[1.5px] rail-t border-ink bg-surface text-ink',
      inverse: 'scrim w-80 border-[1.5px] border-t-0 border-rail bg-inverse text-on-inverse',
      plain: 'z-30',
    },
    /** Room around what is in it; a list of links has none, since its lines reach the edge. */
    padded: { true: 'p-6', false: '' },
  },
  defaultVariants: { surface: 'page', padded: true },
});
