import { cva } from 'class-variance-authority';

/** The look of a table's frame. `page` makes headers stick to the window; `box` scrolls in both directions. */
export const tableVariants = cva('@container group/table text-15 text-ink', {
  variants: {
    /** Padding of the cells. */
    density: { comfortable: '[--cell:--spacing(3)]', compact: '[--cell:--spacing(1)]' },
    /** Scrolls with the page, or in a box. */
    scroll: {
      page: '',
      box: '*:data-[slot=table-scroller]:max-h-120 *:data-[slot=table-scroller]:overflow-auto',
    },
  },
  defaultVariants: { density: 'comfortable', scroll: 'page' },
});

/** The look of a cell and a header. */
export const tableCellVariants = cva('px-3 py-(--cell) @max-[40rem]:p-0', {
  variants: {
    align: { start: 'text-start', center: '@min-[40rem]:text-center', end: 'text-end' },
    numeric: { true: 'tabular-nums', false: '' },
    // Words and figures are not broken; entered names may break anywhere, so that they do not push out other columns.
    width: {
      auto: '@min-[40rem]:wrap-normal',
      fit: '@min-[40rem]:w-px @min-[40rem]:whitespace-nowrap',
      fill: '@min-[40rem]:min-w-24',
    },
  },
});
