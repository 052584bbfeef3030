import { amountFormat } from './amountFormat.ts';
import { chartScale, placeOn } from './chartScale.ts';
import type { SpendingDrawingProps } from './SpendingColumns.tsx';

/** Horizontal bars, each below its name and amount. Hidden from screen readers, which read the table. */
export function SpendingRows({ amounts, currency, locale }: SpendingDrawingProps) {
  const scale = chartScale(amounts.map(({ amount }) => amount));
  const inFull = amountFormat(locale, { currency });
  const zero = placeOn(scale, 0);
  return (
    <ol aria-hidden className="grid gap-3">
      {amounts.map(({ id, label, amount }) => {
        const to = placeOn(scale, amount);
        return (
          <li key={id}>
            <span className="flex flex-wrap justify-between gap-x-4 text-15 leading-snug">
              <span className="min-w-0">{label}</span>
              <span className="ms-auto font-bold wrap-normal whitespace-nowrap">{inFull(amount)}</span>
            </span>
            <svg aria-hidden width="100%" height="1.125rem" className="mt-1 block">
              <rect width="100%" height="100%" className="fill-surface-muted forced-colors:fill-[Canvas]" />
              <rect
                x={`${Math.min(to, zero)}%`}
                width={`${Math.abs(to - zero)}%`}
                height="100%"
                className="fill-ink forced-colors:fill-[CanvasText]"
              />
              <rect
                y="1rem"
                width="100%"
                height="0.125rem"
                className="fill-rail forced-colors:fill-[CanvasText]"
              />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
