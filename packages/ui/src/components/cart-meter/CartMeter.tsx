import { type ComponentProps, useId } from 'react';
import { CartMeterMark } from './CartMeterMark.tsx';
import { CartMeterScale } from './CartMeterScale.tsx';
import { meterGeometry } from './meterGeometry.ts';

export type CartMeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Subtotal excluding VAT, in euros. */
  value: number;
  /** The minimum order, in euros; left out where there is none. */
  minimum?: number | undefined;
  /** The subtotal from which delivery is free, in euros; left out where it never is. */
  free?: number | undefined;
  /** Ready strings: `{ name: 'Stand van je bestelling', value: '€ 68,05', minimum: '75 bestelminimum', free: '100 gratis' }`. */
  labels: { name: string; value: string; minimum?: string; free?: string };
};

/**
 * The cart as a ruler: how far it is filled, with a mark at the minimum order and one at free delivery.
 * Drawn by SVG attributes in percentages and em, so that it needs no inline style and grows with the text.
 * Renders a `meter` for screen readers, which cannot draw two marks, and the drawing beside it.
 */
export function CartMeter({ value, minimum = 0, free = 0, labels, className, ...rest }: CartMeterProps) {
  const id = useId();
  const geometry = meterGeometry({ value, minimum, free });
  const spoken = [labels.value, labels.minimum, labels.free].filter(Boolean).join(', ');
  // Two labels under the ruler need a quarter of its width between their marks.
  const crowded = minimum > 0 && free > 0 && Math.abs(geometry.free - geometry.minimum) < 22;

  return (
    <div {...rest} data-slot="cart-meter" className={className}>
      <meter
        className="sr-only"
        aria-label={labels.name}
        aria-describedby={`${id}-marks`}
        min={0}
        max={geometry.max}
        value={Math.min(value, geometry.max)}
      />
      {/* A meter has no text of its own that is read: `aria-valuetext` is not allowed on it. */}
      <span id={`${id}-marks`} className="sr-only">
        {spoken}
      </span>
      <svg
        aria-hidden
        width="100%"
        height={crowded ? '6.5em' : '5.1em'}
        className="block overflow-visible text-13 font-medium"
        data-state={free > 0 && value >= free ? 'free' : value >= minimum ? 'enough' : 'short'}
      >
        <CartMeterScale id={id} geometry={geometry} />
        <text
          x={`${Math.max(geometry.filled, 0)}%`}
          y="0.85em"
          textAnchor={geometry.filled < 25 ? 'start' : 'end'}
          className="fill-ink text-15 font-bold forced-colors:fill-[CanvasText]"
        >
          {labels.value}
        </text>
        {minimum > 0 && (
          <CartMeterMark
            at={geometry.minimum}
            label={labels.minimum}
            tone={value < minimum ? 'danger' : 'positive'}
            row={0}
          />
        )}
        {free > 0 && (
          <CartMeterMark at={geometry.free} label={labels.free} tone="positive" row={crowded ? 1 : 0} />
        )}
      </svg>
    </div>
  );
}
