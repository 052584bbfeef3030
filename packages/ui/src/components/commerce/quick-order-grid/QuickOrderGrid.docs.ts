import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { quickOrderGridLabels } from '../../../labels/quickOrderGridLabels.ts';

export const docs: ComponentDocs = {
  exports: ['QuickOrderGrid'],
  alsoCalled: ['quick order', 'order pad', 'bulk order', 'snel bestellen', 'bestelformulier'],
  useWhen: [
    'Someone knows the article numbers, or has them in a spreadsheet.',
    'A weekly order is kept in a spreadsheet: its rows are copied and pasted into the first field.',
    'An order comes by telephone or on paper, and somebody types it in without looking at pictures.',
  ],
  avoidWhen: [
    'The products are found by looking: use `ProductRows`.',
    'A whole file is handed over: use `FileDrop`.',
    'Two or three products are known by name: the search in the header is quicker.',
  ],
  pictures: [
    { story: 'EveryState', good: true, says: 'Each line says what came of it, in words, and what to do.' },
    {
      story: 'CodesForAnswers',
      good: false,
      says: 'Codes and bare signs: nobody can tell which line to mend, or how.',
    },
  ],
  status: 'beta',
  errors: [
    "A number that is not known keeps its line: 'Dit artikelnummer kennen we niet.'",
    "Too little in stock says how much there is ('Nog 120 dozen op voorraad'), a limit says which.",
    'What mends a line with one press stands in it as `choices`: a product that is near or may be meant, another quantity.',
    'A line that cannot be ordered does not stop the others: say on the button how many go.',
  ],
  howItWorks: [
    'It keeps what is typed and asks nobody: look lines up in `onValueChange`, after a moment of rest, and give what came of them as `results`.',
    'A list that is pasted into a field, or a line with its quantity, is read by your `parse`; what stood below it moves down. A number or a name alone stays in its field.',
    '`onChoose` tells which choice of a line was pressed; the keyboard then stands at the quantity.',
    'Of hundreds of lines a key renders the one that it is typed in, where `labels` stay the same object.',
    'Empty lines between others are kept, so that `results` stay with their lines.',
    'It holds `maxLines`, 200 unless told otherwise: of a longer list that is pasted the first ones come, and how many were left out is said and stands in the place of the hint. Lines in `value` are never cut.',
    'Where no scripts run its fields cannot send an order: offer `FileDrop` in a form beside it.',
  ],
  content: [
    "A message says how it is and, where needed, what to do: 'Nog 120 dozen op voorraad.'",
    "Article numbers are written as on the package: '101 512'.",
    "The button says where the lines go and how many there are: 'Leg 6 producten in je winkelmand'.",
    "A number that is not known is an answer, not a failure: 'We kennen dit artikelnummer niet.'",
  ],
  responsive: [
    'From 640 px of its own width on what came of a line stands beside it, below that under it.',
    'On a phone the numbers of the lines go; each field still says its line.',
    'As many lines as are needed, up to `maxLines`: until then there is an empty one at the foot, and the page scrolls.',
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
