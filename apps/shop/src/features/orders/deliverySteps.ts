import type { Order } from '@magazijn/api-client';
import { describeDeliveryDate, formatDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { orderStageNames, type StageStep, stageSteps } from '@magazijn/domain/orders';
import { orderTexts } from './orderTexts.ts';

/** A step of an order on its way. */
export interface DeliveryStep {
  readonly id: string;
  readonly name: string;
  readonly state: StageStep['state'];
  /** When it was, or will be, in words and as an ISO date. */
  readonly time?: string;
  readonly dateTime?: string;
}

/**
 * What happened to an order that was placed, and what is still to come, as far as the back end tells. A delivery day that
 * has passed is no promise any more, and whether it was delivered is not known: it is left out.
 *
 * @param today an ISO date of Amsterdam's calendar
 */
export function deliverySteps(
  { stage, createdAt, deliveryDate }: Pick<Order, 'stage' | 'createdAt' | 'deliveryDate'>,
  today: string,
): readonly DeliveryStep[] {
  const day = deliveryDate === null ? null : isoDateOfTimestamp(deliveryDate);
  const expected =
    day !== null && day >= today ? { time: describeDeliveryDate(day).full, dateTime: day } : null;
  const steps = stageSteps(stage).map(({ stage: each, state }): DeliveryStep => {
    const step = { id: each, name: orderStageNames[each], state };
    if (each === 'placed' && createdAt !== null) {
      return { ...step, time: formatDate(createdAt), dateTime: createdAt };
    }
    // In the words of what happened it would be taken for delivered.
    return each === 'delivered' && state === 'upcoming'
      ? { ...step, name: orderTexts.deliveryStep, ...expected }
      : step;
  });
  if (stage !== 'placed' || expected === null) return steps;
  return [...steps, { id: 'delivery', name: orderTexts.deliveryStep, state: 'upcoming', ...expected }];
}
