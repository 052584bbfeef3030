import { cx } from 'class-variance-authority';
import { titleWhenLong } from '../../../internals/props/titleWhenLong.ts';
import { amountFormat } from './amountFormat.ts';
import { chartScale, placeOn } from './chartScale.ts';
import type { SpendingAmount } from './SpendingChart.tsx';

export interface SpendingDrawingProps {
  amounts: readonly SpendingAmount[];
  currency: string;
  locale: string;
}

/** Vertical columns, with lines at round amounts. Hidden from screen readers, which read the table. */
export function SpendingColumns({ amounts, currency, locale }: SpendingDrawingProps) {
  const scale = chartScale(amounts.map(({ amount }) => amount));
  const highest = Math.max(scale.top, -scale.bottom);
  const short = amountFormat(locale, {
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: highest < 10 ? 2 : 1,
    ...(highest >= 1_000_000 && { notation: 'compact' }),
  });
  const slot = 100 / amounts.length;
  const width = Math.min(slot * 0.68, 12);
  const zero = 100 - placeOn(scale, 0);
  return (
    <div aria-hidden className="@container grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 pt-2 text-13">
      <div className="flex h-52 flex-col justify-between text-ink-2">
        {scale.ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end whitespace-nowrap">
            {short(tick)}
          </span>
        ))}
      </div>
      <svg aria-hidden width="100%" height="13rem" className="block overflow-visible">
        {scale.ticks.map((tick) => (
          <rect
            key={tick}
            y={`${100 - placeOn(scale, tick)}%`}
            width="100%"
            height="1"
            className="fill-rule forced-colors:fill-[GrayText]"
          />
        ))}
        {amounts.map(({ id, amount }, index) => {
          const from = 100 - placeOn(scale, amount);
          return (
            <rect
              key={id}
              x={`${slot * (index + 0.5) - width / 2}%`}
              y={`${Math.min(from, zero)}%`}
              width={`${width}%`}
              height={`${Math.abs(from - zero)}%`}
              className="fill-ink forced-colors:fill-[CanvasText]"
            />
          );
        })}
        <rect y={`${zero}%`} width="100%" height="3" className="fill-rail forced-colors:fill-[CanvasText]" />
      </svg>
      <ol className="col-start-2 grid auto-cols-fr grid-flow-col">
        {amounts.map(({ id, label }) => (
          <li
            key={id}
            title={titleWhenLong(label)}
            className={cx(
              'line-clamp-2 min-w-0 px-px text-center leading-tight',
              // Names too long for their column: every other one is hidden, and the others get twice the width.
              amounts.length > 6 && '@max-sm:odd:-mx-2 @max-sm:even:invisible',
              // With large text only one in four fits.
              amounts.length > 6 && '@max-[16rem]:nth-[4n+1]:-mx-6 @max-[16rem]:nth-[4n+3]:invisible',
            )}
          >
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
