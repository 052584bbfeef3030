import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { quoteStepsLabels } from '../../../labels/quoteStepsLabels.ts';
import { type StepDetails, StepList, type StepListItem } from './StepList.tsx';

export type QuoteState = 'requested' | 'offered' | 'accepted' | 'expired';

export interface QuoteStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The current state. */
  state: QuoteState;
  /** Time and note of each step, if available. Those of a step outside the sequence are not shown. */
  details?: { readonly [state in QuoteState]?: StepDetails } | undefined;
  labels?: PartLabels<'quoteSteps'> | undefined;
}

/** The steps of a quote: requested, offered, then accepted or expired. Renders an `<ol>`. */
export function QuoteSteps({ state, details, labels, ...props }: QuoteStepsProps) {
  const text = useLabels('quoteSteps', quoteStepsLabels, labels);
  const order = ['requested', 'offered', state === 'expired' ? 'expired' : 'accepted'] as const;
  const reached = order.indexOf(state);
  const look = (index: number): Pick<StepListItem, 'state' | 'stateText' | 'stateTone'> => {
    if (index > reached) return { state: 'upcoming', stateText: text.upcoming };
    if (index < reached || state === 'accepted') return { state: 'done', stateText: text.done };
    if (state === 'expired') return { state: 'stopped', stateText: text.stopped };
    return { state: 'current', stateText: text.current, stateTone: 'accent' };
  };
  return (
    <StepList
      aria-label={text.list}
      {...props}
      data-slot="quote-steps"
      steps={order.map((step, index) => ({ ...details?.[step], ...look(index), id: step, name: text[step] }))}
    />
  );
}
