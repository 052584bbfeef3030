import { cva } from 'class-variance-authority';

/** The look of a popover's panel. `plain` is for parts that bring a look of their own. */
export const popoverVariants = cva('z-30 max-w-(--radix-popover-content-available-width) text-ink', {
  variants: {
    /** `page` hangs from a rail, `inverse` from the dark bar; `plain` has no look of its own. */
    surface: {
      page: 'my-3 w-80 border rail-t border-rule border-t-rail bg-surface',
      inverse: 'w-80 border-[1.5px] border-t-0 border-ink bg-surface',
      plain: '',
    },
    /** Room around what is in it; a list of links has none, since its lines reach the edge. */
    padded: { true: 'p-6', false: '' },
  },
  defaultVariants: { surface: 'page', padded: true },
});
