import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface PriceFigureProps extends ComponentProps<'span'> {
  integer: string;
  fraction: string;
  unit?: string | undefined;
  /** On the product page the unit is close to the cents. */
  large?: boolean | undefined;
}

/** The digits of a price, sized by the variable `--integer` of its container. */
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
      // Integer before fraction in every text direction.
      dir="ltr"
      {...props}
      data-slot="price-figure"
      className={cx('inline-flex items-stretch gap-[calc(var(--integer)*.08)] leading-none', className)}
    >
      <span className="type-numeral text-[length:var(--integer)] leading-[.8] [letter-spacing:-.015em] whitespace-nowrap">
        {integer}
      </span>
      <span
        className={cx(
          'flex min-w-0 flex-col items-start',
          large ? 'gap-3 pt-[.1em]' : 'justify-between gap-1',
        )}
      >
        <span className="type-numeral text-[length:calc(var(--integer)*.46)] leading-[.8] whitespace-nowrap">
          {fraction}
        </span>
        {unit && (
          // In narrow containers the unit wraps, never the digits.
          <span dir="auto" className={cx('min-w-0 leading-none text-ink', large ? 'text-15' : 'text-13')}>
            {unit}
          </span>
        )}
      </span>
    </span>
  );
}
