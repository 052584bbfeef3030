import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { quoteStepsLabels } from '../../../labels/quoteStepsLabels.ts';
import { type StepDetails, StepList, type StepListItem } from './StepList.tsx';

/** How far a quote is. */
export type QuoteState = 'requested' | 'offered' | 'accepted' | 'expired';

/** Props of {@link QuoteSteps}: those of `<ol>`, how far the quote is, and its texts. */
export interface QuoteStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Where the quote is. */
  state: QuoteState;
  /** When each step was and what was said at it, as far as it is known. */
  details?: { readonly [state in QuoteState]?: StepDetails } | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'quoteSteps'> | undefined;
}

/** A quote from the request to the answer; one that expired ends there. Renders an `<ol>`. */
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
