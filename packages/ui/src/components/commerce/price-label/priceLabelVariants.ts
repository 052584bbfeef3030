import { cva } from 'class-variance-authority';

/** The style of a price. From 100.000 on, with `data-long`, the digits shrink to fit, because they never wrap. */
export const priceLabelVariants = cva('flex flex-wrap items-end justify-between gap-x-2 gap-y-1', {
  variants: {
    /** `card` on a shelf, `panel` on the product page, `total` at the bottom of a summary. */
    size: {
      card: 'min-h-16 px-3 py-2.5 [--integer:var(--mz-text-44,2.75rem)] data-long:[--integer:min(2.75rem,9vw)]',
      panel: [
        'px-4 py-6 @lg:px-6 [--integer:5rem] @min-[25rem]:[--integer:var(--mz-text-120,7.5rem)]',
        'data-long:[--integer:min(5rem,12cqi)] @min-[25rem]:data-long:[--integer:min(5rem,12cqi)]',
      ],
      total: '[--integer:var(--mz-text-48,3rem)] data-long:[--integer:min(3rem,9vw)]',
    },
    /** A sale price, on the sale tint. */
    sale: { true: 'cut-corner bg-sale-tint', false: '' },
  },
  defaultVariants: { size: 'card', sale: false },
});
