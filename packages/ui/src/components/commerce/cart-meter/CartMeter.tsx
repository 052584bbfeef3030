import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { CartMeterLabel } from './CartMeterLabel.tsx';
import { CartMeterMark } from './CartMeterMark.tsx';
import { CartMeterScale } from './CartMeterScale.tsx';
import { labelsShareLine } from './labelsShareLine.ts';
import { meterGeometry } from './meterGeometry.ts';

export type CartMeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Subtotal excluding VAT, in euros. */
  value: number;
  /** The minimum order, in euros; omit it if there is no minimum. */
  minimum?: number | undefined;
  /** The subtotal with free delivery, in euros; omit it if delivery is never free. */
  free?: number | undefined;
  /** Formatted texts: `{ name: 'Stand van je bestelling', value: '€ 68,05', … }`. */
  labels: { name: string; value: string; minimum?: string | undefined; free?: string | undefined };
};

/** The subtotal as a ruler with two marks, drawn by SVG attributes beside a `meter` for screen readers. */
export function CartMeter({ value, minimum = 0, free = 0, labels, className, ...rest }: CartMeterProps) {
  const id = useId();
  const geometry = meterGeometry({ value, minimum, free });
  const spoken = [labels.value, labels.minimum, labels.free].filter(Boolean).join(', ');

  return (
    <div
      {...rest}
      data-slot="cart-meter"
      data-state={free > 0 && value >= free ? 'free' : value >= minimum ? 'enough' : 'short'}
      className={cx('@container', className)}
    >
      <meter
        className="sr-only"
        aria-label={labels.name}
        aria-describedby={`${id}-marks`}
        min={0}
        max={geometry.max}
        value={Math.min(value, geometry.max)}
      />
      {/* A description, because `aria-valuetext` is not allowed on a meter. */}
      <span id={`${id}-marks`} className="sr-only">
        {spoken}
      </span>
      <div aria-hidden className="grid text-13 font-medium text-ink-2">
        <CartMeterLabel at={geometry.filled} text={labels.value} className="text-15 font-bold text-ink" />
        <svg aria-hidden width="100%" height="2.1em" className="block overflow-visible mirror">
          <CartMeterScale id={id} geometry={geometry} />
          {minimum > 0 && (
            <CartMeterMark
              at={geometry.minimum}
              tone={value < minimum ? 'danger' : 'positive'}
              met={value >= minimum}
            />
          )}
          {free > 0 && <CartMeterMark at={geometry.free} tone="positive" met={value >= free} />}
        </svg>
        {minimum > 0 && (
          <CartMeterLabel at={geometry.minimum} text={labels.minimum} className="row-start-3" />
        )}
        {free > 0 && (
          <CartMeterLabel
            at={geometry.free}
            text={labels.free}
            {...(labelsShareLine(geometry, labels) && { className: '@min-[16rem]:row-start-3' })}
          />
        )}
      </div>
    </div>
  );
}
