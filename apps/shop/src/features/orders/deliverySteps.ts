import type { Order } from '@magazijn/api-client';
import { describeDeliveryDate, formatDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { orderStageNames, type StageStep, stageSteps } from '@magazijn/domain/orders';
import { orderTexts } from './orderTexts.ts';

export interface DeliveryStep {
  readonly id: string;
  readonly name: string;
  readonly state: StageStep['state'];
  /** The past or expected day, in words and as an ISO date. */
  readonly time?: string;
  readonly dateTime?: string;
}

/**
 * The steps of an order that the back end reports; a past delivery day proves no delivery.
 * @param today an ISO date in Europe/Amsterdam
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
    // Worded as a plan: the words of a done step would claim that it was delivered.
    return each === 'delivered' && state === 'upcoming'
      ? { ...step, name: orderTexts.deliveryStep, ...expected }
      : step;
  });
  if (stage !== 'placed' || expected === null) return steps;
  return [...steps, { id: 'delivery', name: orderTexts.deliveryStep, state: 'upcoming', ...expected }];
}
