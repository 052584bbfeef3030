import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { quoteStepsLabels } from '../../../labels/quoteStepsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['QuoteSteps'],
  alsoCalled: ['quotation', 'request for quotation', 'RFQ', 'offer', 'offerte'],
  useWhen: [
    'A customer asked for a price: requested, offered, and accepted or expired.',
    'On the page of the quote, beside its lines and what can be done with it.',
    'In the list of quotes, unfolded under one of them, so that nobody has to open each.',
  ],
  avoidWhen: [
    'Others in the company have to say yes: use `ApprovalSteps`.',
    'What happens to a delivery: use `DeliveryTimeline`.',
    "One word in a table says enough: use `OrderStatus` with the quote's own words.",
    'Steps that one takes oneself, such as those of a form: use `StepTabs`.',
  ],
  pictures: [
    { story: 'Offered', good: true, says: 'The price, and the last day on which it holds.' },
    {
      story: 'UntilWhen',
      good: false,
      says: 'An offer without its price and its last day: one has to call to learn what was offered.',
    },
  ],
  status: 'stable',
  howItWorks: [
    '`state` alone decides which steps show: expired takes the place of accepted.',
    'Details of steps that are not reached yet may be left out; a step without them shows its name.',
  ],
  content: [
    'Each step is a state of the quote: asked for, made, accepted, expired.',
    'Say until when it holds, with the day written out.',
    'The step that is now says what one can do.',
    "Times are written out: 'Woensdag 11 maart, 16.40 uur', not '11-3'.",
    "An expired quote says what now: 'Vraag een nieuwe offerte aan.'",
    'The total stands in the note of the offer, excluding VAT as everywhere in the shop.',
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
    'The step where the quote is has `aria-current="step"`.',
    'Accepting is a `Button` beside it, not the step itself: a step is read, never pressed.',
  ],
  labels: { quoteStepsLabels },
  related: ['ApprovalSteps', 'DeliveryTimeline', 'OrderTable'],
};
