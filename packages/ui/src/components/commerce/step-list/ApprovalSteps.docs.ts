import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { approvalStepsLabels } from '../../../labels/approvalStepsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ApprovalSteps'],
  alsoCalled: ['approval flow', 'approval chain', 'authorisation', 'four eyes', 'goedkeuring'],
  useWhen: [
    'An order waits for others in the company: who they are, in which order, and what they said.',
    'Give a role in the place of a name where the company knows roles alone.',
    'On the page of an order that waits, and in the mail that asks for the approval, so that both tell the same.',
  ],
  avoidWhen: [
    'The state of the order in one word: use `OrderStatus`.',
    'A quote of the shop: use `QuoteSteps`.',
    'Approving itself: put `Button`s beside it.',
    'Nobody but the buyer decides: leave it out; one step is no list.',
  ],
  pictures: [
    { story: 'Refused', good: true, says: 'Who said no, why, and what one can do now.' },
    {
      story: 'NoReason',
      good: false,
      says: 'A no without a reason, by nobody: it comes back as a telephone call.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Several may be `waiting` at once, where nobody waits for another.',
    'After a refusal those who come later stay `upcoming`: nobody asked them.',
  ],
  content: [
    "Each step names who decides and what they did: 'Goedgekeurd door De Bij'.",
    'A refusal gives its reason in the words of who refused.',
    'What is awaited says of whom, so that one knows whom to ask.',
    "A role says over what it decides: 'Boven € 500,00'.",
  ],
  responsive: [
    'Steps stand under each other with their line at the left, at every width.',
    'Names and reasons break beside their sign; nothing is cut.',
    'With text at 200 % signs and line grow with it.',
    'Approvers who are asked at the same time stand under each other too, each with `waiting`.',
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
