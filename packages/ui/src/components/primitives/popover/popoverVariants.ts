import { cva } from 'class-variance-authority';

/** The look of a popover's panel. `plain` is for components with styles of their own. */
export const popoverVariants = cva('max-w-(--radix-popover-content-available-width)', {
  variants: {
    /** `page` has a dark top border, `inverse` continues the dark bar; `plain` has no styles. */
    surface: {
      page: 'scrim my-3 w-80 border-[1.5px] rail-t border-ink bg-surface text-ink',
      inverse: 'scrim w-80 border-[1.5px] border-t-0 border-rail bg-inverse text-on-inverse',
      plain: 'z-30',
    },
    /** Padding; `false` for a list of links, which reach the edge. */
    padded: { true: 'p-6', false: '' },
  },
  defaultVariants: { surface: 'page', padded: true },
});
