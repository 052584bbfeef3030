import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { deliveryTimelineLabels } from '../../../labels/deliveryTimelineLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { type StepDetails, StepList } from './StepList.tsx';

export interface DeliveryStep extends StepDetails {
  /** Identity within the list. */
  readonly id: string | number;
  /** `'Ingepakt'`, `'Onderweg'`. */
  readonly name: ReactNode;
  /** `failed` is the step at which the delivery stopped, for example because no one was at home. */
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
}

export interface DeliveryTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The oldest step first. */
  steps: readonly DeliveryStep[] | undefined;
  labels?: PartLabels<'deliveryTimeline'> | undefined;
}

/** The past, current and upcoming steps of a delivery. Renders an `<ol>`. */
export function DeliveryTimeline({ steps = [], labels, ...props }: DeliveryTimelineProps) {
  const text = useLabels('deliveryTimeline', deliveryTimelineLabels, labels);
  return (
    <StepList
      aria-label={text.list}
      {...props}
      data-slot="delivery-timeline"
      steps={steps.map((step) => ({
        ...step,
        state: step.state === 'failed' ? 'stopped' : step.state,
        stateText: text[step.state],
        ...(step.state === 'current' && { stateTone: 'accent' }),
        ...(step.state === 'failed' && { stateTone: 'danger' }),
      }))}
    />
  );
}
