import { cva } from 'class-variance-authority';

/**
 * The look of a table's frame. Its own width decides, not the window's: below 640 px rows are cards. `page` lets the
 * head stick to the top of the page; `box` gives the table a place of its own, in which it scrolls both ways.
 */
export const tableVariants = cva('@container group/table text-15 text-ink', {
  variants: {
    /** How much room a row has. */
    density: { comfortable: '[--cell:--spacing(3)]', compact: '[--cell:--spacing(1)]' },
    /** With the page, or in a box of its own. */
    scroll: {
      page: '',
      box: '*:data-[slot=table-scroller]:max-h-120 *:data-[slot=table-scroller]:overflow-auto',
    },
  },
  defaultVariants: { density: 'comfortable', scroll: 'page' },
});

/** The look of a cell, of a head and of a row alike. On a card it is a line with the head before it. */
export const tableCellVariants = cva(
  [
    'px-3 py-(--cell) @max-[40rem]:p-0',
    '@max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:justify-between @max-[40rem]:gap-x-4',
  ],
  {
    variants: {
      align: { start: 'text-start', center: '@min-[40rem]:text-center', end: 'text-end' },
      numeric: { true: 'tabular-nums', false: '' },
      // Words and figures stay whole; what people named may break anywhere, so that no name pushes the others out.
      width: {
        auto: '@min-[40rem]:wrap-normal',
        fit: '@min-[40rem]:w-px @min-[40rem]:whitespace-nowrap',
        fill: '@min-[40rem]:min-w-24',
      },
    },
  },
);
