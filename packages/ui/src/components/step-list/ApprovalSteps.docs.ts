import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { approvalStepsLabels } from '../../labels/approvalStepsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ApprovalSteps'],
  alsoCalled: ['approval flow', 'approval chain', 'authorisation', 'four eyes', 'goedkeuring'],
  useWhen: [
    'An order waits for others in the company: who they are, in which order, and what they said.',
    'Give a role in the place of a name where the company knows roles alone.',
  ],
  avoidWhen: [
    'The state of the order in one word: use `OrderStatus`.',
    'A quote of the shop: use `QuoteSteps`.',
    'Approving itself: put `Button`s beside it.',
  ],
  status: 'stable',
  content: [
    "Each step names who decides and what they did: 'Goedgekeurd door De Bij'.",
    'A refusal gives its reason in the words of who refused.',
    'What is awaited says of whom, so that one knows whom to ask.',
  ],
  responsive: [
    'Steps stand under each other with their line at the left, at every width.',
    'Names and reasons break beside their sign; nothing is cut.',
    'With text at 200 % signs and line grow with it.',
  ],
  anatomy: [
    { part: 'List', slot: 'approval-steps', what: 'An `<ol>` with a rail.' },
    { part: 'Step', slot: 'step', what: 'Mark, name and state in words, role, time, and the reason.' },
  ],
  keyboard: [],
  accessibility: [
    'The state of each approver is a word; mark and tone repeat it.',
    'Whose turn it is has `aria-current="step"`.',
    'A refusal without a reason helps nobody: ask for one.',
  ],
  labels: { approvalStepsLabels },
  related: ['DeliveryTimeline', 'QuoteSteps', 'OrderStatus'],
};
