import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { messageListLabels } from '../../../labels/messageListLabels.ts';

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
  pictures: [
    { story: 'SaysWhatToDo', good: true, says: 'What is so, what is safe, and what to do now.' },
    {
      story: 'SaysACode',
      good: false,
      says: 'A number for the builders and a joke for the buyer, and no way on.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'With no messages it renders nothing.',
    'A message with the same tone and text as before is the same one, and is not said again; an `id` tells two apart.',
    'With `announced` a message is no live region, since something else says it.',
  ],
  content: [
    "Say what is so, why, and what one can do, in that order and in one sentence if it fits: 'De producten konden niet worden geladen. Probeer het opnieuw.'",
    "No codes, no exclamation marks, no 'Oeps'.",
    "A success says what is done now ('Je wachtwoord is gewijzigd'), and goes with the next page.",
  ],
  responsive: [
    'It is as wide as what it is about; its icon cell stays at the left while the text breaks.',
    'Several stand under each other, 12 px apart, in the order in which they are given.',
    'A word without a break wraps within its message.',
  ],
  anatomy: [
    { part: 'List', slot: 'message-list', what: 'Nothing at all while there is no message.' },
    { part: 'Message', slot: 'message', what: 'Icon cell, tint, outline and text.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches links in a message.' }],
  accessibility: [
    'Errors and warnings are an `alert`, the rest a `status`.',
    'Tone is told by icon, by a word for screen readers ("Fout:") and by colour, in that order.',
    'It is in the page before it is filled where it should be read at once; an error that comes with the page is read as part of it.',
  ],
  labels: { messageListLabels },
  related: ['AddToCartNotice', 'ErrorSummary', 'LiveRegion', 'EmptyState'],
};
