import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Props of {@link PriceFigure}. */
interface PriceFigureProps extends ComponentProps<'span'> {
  integer: string;
  fraction: string;
  unit?: string | undefined;
  /** On the product page the unit keeps close to the cents. */
  large?: boolean;
}

/** The drawn figures of a price; sized by the variable `--integer` of what it stands in. */
export function PriceFigure({
  integer,
  fraction,
  unit,
  large = false,
  className,
  ...props
}: PriceFigureProps) {
  return (
    <span
      {...props}
      data-slot="price-figure"
      className={cx('inline-flex items-stretch gap-[calc(var(--integer)*.08)] leading-none', className)}
    >
      <span className="type-numeral text-[length:var(--integer)] leading-[.8] tracking-[-.015em]">
        {integer}
      </span>
      <span className={cx('flex flex-col items-start', large ? 'gap-3 pt-[.1em]' : 'justify-between gap-1')}>
        <span className="type-numeral text-[length:calc(var(--integer)*.46)] leading-[.8]">{fraction}</span>
        {unit && (
          // 'per doos' stays on its line; what is longer than any unit may break.
          <span
            className={cx(
              'leading-none text-ink',
              large ? 'text-15' : ['text-13', unit.length < 20 && 'whitespace-nowrap'],
            )}
          >
            {unit}
          </span>
        )}
      </span>
    </span>
  );
}
