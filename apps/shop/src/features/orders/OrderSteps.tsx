import type { Order } from '@magazijn/api-client';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { OrderStatus, VisuallyHidden } from '@magazijn/ui';
import { useState } from 'react';
import { deliverySteps } from './deliverySteps.ts';
import { orderTexts } from './orderTexts.ts';

const tones = { done: 'positive', current: 'info', upcoming: 'neutral' } as const;

interface OrderStepsProps {
  order: Order;
}

/**
 * How far an order is, its steps beside each other. In one row, since the kit's `DeliveryTimeline` would push the
 * products down, and with it the shop's stylesheet would be larger than a first view allows.
 */
export function OrderSteps({ order }: OrderStepsProps) {
  const [today] = useState(() => amsterdamTime(new Date()).date);
  return (
    <ol aria-label={orderTexts.steps} className="flex flex-wrap gap-x-6 gap-y-2 pb-6">
      {deliverySteps(order, today).map(({ id, name, state, time, dateTime }) => (
        <li key={id} aria-current={state === 'current' ? 'step' : undefined}>
          <OrderStatus tone={tones[state]}>
            {name} <VisuallyHidden>({orderTexts.stepStates[state]})</VisuallyHidden>
            {time !== undefined && (
              <time dateTime={dateTime} className="block text-15 text-ink-2">
                {time}
              </time>
            )}
          </OrderStatus>
        </li>
      ))}
    </ol>
  );
}
