import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { scanFieldLabels } from '../../../labels/scanFieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ScanField'],
  alsoCalled: ['barcode scanner', 'EAN', 'scan to order', 'quick order', 'handscanner'],
  useWhen: [
    'Somebody walks along shelves with a scanner that types a code and presses Enter.',
    'Keep the last few scans in `scans`, and move on while a code is looked up.',
    'Codes are typed by hand where the label is torn: it is a text field as any other.',
  ],
  avoidWhen: [
    'One looks for a product by name: use `SearchBox`.',
    'A list of codes is pasted at once: use `QuickOrderGrid`.',
  ],
  pictures: [
    { story: 'UnknownCode', good: true, says: 'Which code it was, and what to do instead.' },
    { story: 'ScanError', good: false, says: 'Which of the last ten, and now what?' },
  ],
  status: 'stable',
  errors: [
    'An unknown code is named in full, for somebody may have to type it.',
    'The error stays until you take it away: with the next scan, or when it was mended.',
  ],
  howItWorks: [
    'A scanner is a keyboard: it types the code and presses Enter. The field is empty again at once, for the next one.',
    'It waits for no answer: scans that are looked up stand in `scans` as `searching`.',
    'All of `scans` are in the document: on a day of thousands keep the last hundred.',
  ],
  content: [
    "An error names the code and says what to do: 'We kennen de code 8710400999999 niet. Zoek het product op naam.'",
    "What came of a scan is short, the quantity first: '3 × in je winkelmand'.",
    "The hint says what can be scanned: 'De streepjescode op de doos of op het schaplabel.'",
  ],
  responsive: [
    'Button and camera go under the field where they do not fit beside it.',
    'What came of a scan goes under its product where there is little room.',
    'The newest scan stands first, right under the field, so that a phone in one hand shows what came of it.',
  ],
  anatomy: [
    { part: 'Root', slot: 'scan-field', what: 'A `<div>`; ref and rest props land on its `<input>`.' },
    { part: 'Scan', slot: 'scan', what: 'Sign, product, code and what came of it; `data-state` says which.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Takes the code and empties the field; the focus stays.' }],
  accessibility: [
    'The scans are a `log`: what is added is said. The error is an alert, and the description of the field.',
    'The camera is a button of the caller’s: the part asks for no permission.',
  ],
  labels: { scanFieldLabels },
  related: ['SearchBox', 'TextField', 'AddToCart'],
};
