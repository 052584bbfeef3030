import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { quoteStepsLabels } from '../../labels/quoteStepsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['QuoteSteps'],
  alsoCalled: ['quotation', 'request for quotation', 'RFQ', 'offer', 'offerte'],
  useWhen: [
    'A customer asked for a price: requested, offered, and accepted or expired.',
    'On the page of the quote, beside its lines and what can be done with it.',
  ],
  avoidWhen: [
    'Others in the company have to say yes: use `ApprovalSteps`.',
    'What happens to a delivery: use `DeliveryTimeline`.',
  ],
  status: 'stable',
  content: [
    'Each step is a state of the quote: asked for, made, accepted, expired.',
    'Say until when it holds, with the day written out.',
    'The step that is now says what one can do.',
  ],
  responsive: [
    'Steps stand under each other with their line at the left, at every width.',
    'Long texts break beside their sign.',
    'With text at 200 % signs and line grow with it.',
  ],
  anatomy: [
    { part: 'List', slot: 'quote-steps', what: 'An `<ol>` with a rail; the last step is the answer.' },
    { part: 'Step', slot: 'step', what: 'Mark, name, time and note; its `data-state` says how far it is.' },
  ],
  keyboard: [],
  accessibility: [
    'The state of each step is said in words; mark and rail repeat it.',
    'Say until when an offer holds in its `note`, before it has expired.',
  ],
  labels: { quoteStepsLabels },
  related: ['ApprovalSteps', 'DeliveryTimeline', 'OrderTable'],
};
