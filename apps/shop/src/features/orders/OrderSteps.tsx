import type { Order } from '@magazijn/api-client';
import { OrderStatus, VisuallyHidden } from '@magazijn/ui';
import { useToday } from '../../shared/data/useToday.ts';
import { deliverySteps } from './deliverySteps.ts';
import { orderTexts } from './orderTexts.ts';

const tones = { done: 'positive', current: 'info', upcoming: 'neutral' } as const;

interface OrderStepsProps {
  order: Order;
}

/** The steps in one row; the kit's `DeliveryTimeline` would exceed the stylesheet's budget. */
export function OrderSteps({ order }: OrderStepsProps) {
  const today = useToday();
  return (
    <ol aria-label={orderTexts.steps} className="flex flex-wrap gap-x-4 gap-y-3 pb-6">
      {deliverySteps(order, today).map(({ id, name, state, time, dateTime }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className={`grow basis-36 border-t-2 pt-2 ${state === 'upcoming' ? 'border-rule' : 'border-ink'}`}
        >
          <OrderStatus tone={tones[state]} className="items-start">
            {name} <VisuallyHidden>({orderTexts.stepStates[state]})</VisuallyHidden>
            {time !== undefined && (
              <time dateTime={dateTime} className="block text-15 font-normal text-ink-2">
                {time}
              </time>
            )}
          </OrderStatus>
        </li>
      ))}
    </ol>
  );
}
