import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { errorSummaryLabels } from '../../../labels/errorSummaryLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ErrorSummary'],
  alsoCalled: ['validation summary', 'form errors', 'foutmeldingen'],
  useWhen: [
    'A form was sent and something in it is not right: one line for each error, with a link to its field.',
    'A form has more than about four fields, or some of them are out of sight when it is sent.',
  ],
  avoidWhen: [
    'One field is wrong while one is typing: its own `error` is enough.',
    "Something failed that is no field's fault: use `MessageList`.",
  ],
  pictures: [
    {
      story: 'InAForm',
      good: true,
      says: 'Each line is the sentence of its field, says what to do, and leads there.',
    },
    {
      story: 'OnlySaysWrong',
      good: false,
      says: 'Two lines that say that something is wrong, and neither what nor how to mend it.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Without errors it renders nothing, so that it may always stand there.',
    'Each line focuses its field and brings the label into sight; address and router are left alone. Without a script it is a link to the field.',
    'After a failed attempt you focus it by its `ref`, so that it is read as a whole.',
  ],
  content: [
    "Each line is the very sentence under the field, which says what to do: 'Vul een KVK-nummer van acht cijfers in.'",
    "The title counts: 'Er is 1 fout' or 'Er zijn 3 fouten'.",
    'Lines stand in the order of the fields, so that one can mend them from top to bottom.',
  ],
  responsive: [
    'It is as wide as the form it heads; long lines break.',
    'On a phone it comes into view whole when it gets the focus, below what sticks to the top.',
    'Following a link brings the field into view with its label, not only the control.',
  ],
  anatomy: [
    { part: 'Frame', slot: 'error-summary', what: 'A named `<section>` that can be focused from code.' },
    { part: 'Links', what: 'Each focuses its field, with its label in sight.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through the links.' },
    { keys: 'Enter', does: 'Goes to the field.' },
  ],
  accessibility: [
    'Focus it after a failed attempt, so that it is read as a whole.',
    'Use the same words as under the field.',
    'The field that a link leads to gets the focus and its text is read with the error: nothing has to be remembered.',
  ],
  labels: { errorSummaryLabels },
  related: ['TextField', 'MessageList', 'AddressFields', 'StepButtons'],
};
