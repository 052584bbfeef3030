import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { quickOrderGridLabels } from '../../labels/quickOrderGridLabels.ts';

export const docs: ComponentDocs = {
  exports: ['QuickOrderGrid'],
  alsoCalled: ['quick order', 'order pad', 'bulk order', 'snel bestellen', 'bestelformulier'],
  useWhen: ['Someone knows the article numbers, or has them in a spreadsheet.'],
  avoidWhen: [
    'The products are found by looking: use `ProductRows`.',
    'A whole file is handed over: use `FileDrop`.',
  ],
  status: 'beta',
  content: [
    "A message says how it is and, where needed, what to do: 'Nog 120 dozen op voorraad.'",
    "Article numbers are written as on the package: '101 512'.",
  ],
  responsive: [
    'From 640 px of its own width on what came of a line stands beside it, below that under it.',
    'On a phone the numbers of the lines go; each field still says its line.',
  ],
  related: ['ProductRows', 'FileDrop', 'QuantityStepper'],
  anatomy: [
    { part: 'Root', slot: 'quick-order-grid', what: 'A named `<fieldset>`.' },
    {
      part: 'Line',
      slot: 'quick-order-row',
      what: 'Number, two fields, what came of them; `data-state` says it.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks the fields and the buttons that take lines away.' },
    { keys: 'Enter', does: 'Goes to the next field, at the end of a line to the next line.' },
    { keys: 'Ctrl + V', does: 'In a field: a list of several lines takes as many lines.' },
  ],
  accessibility: [
    'Each field says which line it is of; what came of the line describes both.',
    'How many lines were pasted is said by the page’s `LiveRegion`.',
    'Reading a pasted text, looking up and ordering are the caller’s.',
  ],
  labels: { quickOrderGridLabels },
};
