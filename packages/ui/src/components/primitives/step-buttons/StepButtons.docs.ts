import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { stepButtonsLabels } from '../../../labels/stepButtonsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['StepButtons'],
  alsoCalled: ['wizard buttons', 'next and previous', 'stapknoppen'],
  useWhen: [
    'One step of a longer form ends: forward at the right, back at the left.',
    'At the end of each step, in the form itself, so that Enter in a field goes forward.',
  ],
  avoidWhen: ['There is one thing to do: use `Button`.', 'A list with pages: use `Pagination`.'],
  pictures: [
    { story: 'Middle', good: true, says: 'The button says what comes next.' },
    { story: 'NextWhat', good: false, says: 'The next what? And is it the last?' },
  ],
  status: 'stable',
  howItWorks: [
    'With `onNext` forward is a plain button with an arrow; without it the button sends the form it stands in.',
    'While `nextDisabled` it is `aria-disabled`: it keeps its place in the order of the keyboard, a press calls `onNextRefused` alone, and its `reason` is read with it.',
    'With `loading` it keeps focus and width, and further presses do nothing.',
    'Back comes first in the document and stands at the left; on a phone forward is drawn above it.',
    'Where no scripts run only the last step can be sent: give one form with all of its fields there.',
  ],
  content: [
    "Forward names what comes: 'Naar betalen', or 'Volgende stap' where that is more than one thing; back says 'Vorige stap'.",
    "The last step names its end: 'Account aanvragen'.",
    "The reason says what is missing, and where: 'Vul eerst je KVK-nummer in.'",
  ],
  responsive: [
    'Back stands at the left and forward at the right of the rule; on a phone forward takes a row of its own, above back.',
    'The reason stands above both, over the whole width.',
    'Long words break within their plates.',
  ],
  anatomy: [{ part: 'Foot', slot: 'step-buttons', what: 'A rule, the reason, and the buttons.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Press a button.' }],
  accessibility: [
    'While forward cannot be used it stays reachable (`aria-disabled`); the reason stands above it, and describes it.',
    'On the last step leave `onNext` out: the button then sends the form.',
    'Prefer a form that can be sent and says what is wrong to a button that cannot be pressed.',
    'While it is at work it keeps the focus and its width.',
  ],
  labels: { stepButtonsLabels },
  related: ['StepTabs', 'Button', 'ErrorSummary'],
};
