import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { errorSummaryLabels } from '../../labels/errorSummaryLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ErrorSummary'],
  alsoCalled: ['validation summary', 'form errors', 'foutmeldingen'],
  useWhen: [
    'A form was sent and something in it is not right: one line for each error, with a link to its field.',
  ],
  avoidWhen: [
    'One field is wrong while one is typing: its own `error` is enough.',
    "Something failed that is no field's fault: use `MessageList`.",
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
  ],
  labels: { errorSummaryLabels },
};
