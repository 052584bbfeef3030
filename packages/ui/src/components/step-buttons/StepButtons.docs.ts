import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { stepButtonsLabels } from '../../labels/stepButtonsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['StepButtons'],
  alsoCalled: ['wizard buttons', 'next and previous', 'stapknoppen'],
  useWhen: ['One step of a longer form ends: forward at the right, back at the left.'],
  avoidWhen: ['There is one thing to do: use `Button`.'],
  anatomy: [{ part: 'Foot', slot: 'step-buttons', what: 'A rule, the reason, and the buttons.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Press a button.' }],
  accessibility: [
    'While forward cannot be used it stays reachable (`aria-disabled`); the reason stands above it, and describes it.',
    'On the last step leave `onNext` out: the button then sends the form.',
  ],
  labels: { stepButtonsLabels },
};
