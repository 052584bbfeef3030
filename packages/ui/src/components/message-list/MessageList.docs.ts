import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { messageListLabels } from '../../labels/messageListLabels.ts';

export const docs: ComponentDocs = {
  exports: ['MessageList'],
  alsoCalled: ['alert', 'notification', 'callout', 'error summary', 'melding'],
  useWhen: [
    'Something happened or is wrong and stays so until it is mended: error, warning, info, success.',
    'A message may have lines of its own: `items` beneath it.',
  ],
  avoidWhen: [
    'One field is wrong: give the field its `error`; for a long form also an `ErrorSummary`.',
    'A product was added: use `AddToCartNotice`.',
  ],
  anatomy: [
    { part: 'List', slot: 'message-list', what: 'Nothing at all while there is no message.' },
    { part: 'Message', slot: 'message', what: 'Icon cell, tint, outline and text.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches links in a message.' }],
  accessibility: [
    'Errors and warnings are an `alert`, the rest a `status`.',
    'Tone is told by icon, by a word for screen readers ("Fout:") and by colour, in that order.',
  ],
  labels: { messageListLabels },
};
