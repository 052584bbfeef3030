import { cx } from 'class-variance-authority';
import { fillerCount } from './fillerCount.ts';

interface ShelfFillersProps {
  items: number;
  columns: 4 | 6;
}

/** Empty places that extend the rail to the end of the last row; CSS shows as many as the width needs. */
export function ShelfFillers({ items, columns }: ShelfFillersProps) {
  const narrow = fillerCount(items, 2);
  const middle = fillerCount(items, 3);
  const full = fillerCount(items, columns);
  const count = Math.max(narrow, middle, full);
  const wideClass = (index: number) => {
    if (columns === 6) return index < full ? '@min-[62.5rem]:flex' : '@min-[62.5rem]:hidden';
    return index < full ? '@min-[50rem]:flex' : '@min-[50rem]:hidden';
  };
  return Array.from({ length: count }, (_, index) => (
    <li
      key={`filler-${String(index)}`}
      aria-hidden="true"
      className={cx(
        'row-span-4 hidden flex-col',
        index < narrow && '@min-[16rem]:flex',
        index < middle ? '@min-[35rem]:flex' : '@min-[35rem]:hidden',
        wideClass(index),
      )}
    >
      <div className="aspect-[8/7] border-e border-rule bg-surface-muted" />
      <div className="rail-t border-rail" />
    </li>
  ));
}
