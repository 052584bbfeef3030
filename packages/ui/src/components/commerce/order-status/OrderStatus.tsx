import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Check } from '../../../icons/Check.tsx';
import { CircleDashed } from '../../../icons/CircleDashed.tsx';
import { CircleX } from '../../../icons/CircleX.tsx';
import { Hourglass } from '../../../icons/Hourglass.tsx';
import { Truck } from '../../../icons/Truck.tsx';
import { orderStatusVariants } from './orderStatusVariants.ts';

export type OrderStatusProps = ComponentProps<'span'> & VariantProps<typeof orderStatusVariants>;

const icons = {
  neutral: CircleDashed,
  info: Truck,
  positive: Check,
  warning: Hourglass,
  danger: CircleX,
};

/** The status of an order as a text, with an icon and a colour of the same meaning. Renders a `<span>`. */
export function OrderStatus({ tone, className, children, ...props }: OrderStatusProps) {
  const Icon = icons[tone ?? 'neutral'];
  return (
    <span
      {...props}
      data-slot="order-status"
      data-tone={tone ?? 'neutral'}
      className={cx(orderStatusVariants({ tone }), className)}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
