import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { deliveryTimelineLabels } from '../../../labels/deliveryTimelineLabels.ts';

export const docs: ComponentDocs = {
  exports: ['DeliveryTimeline'],
  alsoCalled: ['track and trace', 'shipment tracking', 'timeline', 'order progress', 'bezorgstatus'],
  useWhen: [
    'On the page of an order: what happened to its delivery, where it is and what is still to come.',
    'The names of the steps come from whoever delivers; at most one step is `current`.',
  ],
  avoidWhen: [
    'One word is enough, in a table: use `OrderStatus`.',
    'Steps that one takes oneself: use `StepTabs` or `CheckoutTabs`.',
    'Somebody has to say yes: use `ApprovalSteps` or `QuoteSteps`.',
  ],
  pictures: [
    { story: 'OnItsWay', good: true, says: 'Where it is now, and when it comes.' },
    {
      story: 'SystemWords',
      good: false,
      says: 'Words of the warehouse, times without a day: nobody learns whether to stay at home.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'The steps are yours and so are their names: two vans, a pick-up point or a return fit too.',
    'A delivery that failed is a step as any other, followed by what comes next.',
  ],
  content: [
    "Each step is where the order is, in the words of `OrderStatus`: 'Ontvangen', 'Onderweg', 'Geleverd'.",
    "Times are written out ('woensdag 18 maart, 10.40 uur'); what is still to come has none, or says when it is expected.",
    'What is late says so, and until when.',
    "A delivery that failed says what happens now: 'Je bestelling staat weer in het magazijn.'",
  ],
  responsive: [
    'Steps stand under each other with their line at the left, at every width.',
    'Long texts break beside their sign.',
    'With text at 200 % signs and line grow with it.',
  ],
  anatomy: [
    {
      part: 'List',
      slot: 'delivery-timeline',
      what: 'An `<ol>` with a rail, dotted where nothing happened yet.',
    },
    { part: 'Step', slot: 'step', what: 'Mark, name, time and note; its `data-state` says how far it is.' },
  ],
  keyboard: [],
  accessibility: [
    'The state of each step is said in words; mark and rail repeat it, also in forced colours.',
    'The current step has `aria-current="step"`.',
    'It does not speak when a step is added: say that with `announce` where somebody waits for it.',
  ],
  labels: { deliveryTimelineLabels },
  related: ['OrderStatus', 'OrderLines', 'ApprovalSteps'],
};
