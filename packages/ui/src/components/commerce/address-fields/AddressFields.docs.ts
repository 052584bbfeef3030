import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { addressFieldsLabels } from '../../../labels/addressFieldsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['AddressFields'],
  alsoCalled: ['address form', 'shipping address', 'billing address', 'adresformulier'],
  useWhen: [
    'Someone types a delivery or invoice address.',
    'Two addresses stand in one form: give each its `id` and `purpose`.',
    'A form library holds the values: `register(name)` gives each control what that library asks for.',
  ],
  avoidWhen: [
    'An address is only shown: use `AddressBlock`.',
    'One line of it is asked for: use `TextField`.',
  ],
  pictures: [
    {
      story: 'WithExamples',
      good: true,
      says: 'What the parcel needs, each field as wide as what is typed into it.',
    },
    {
      story: 'BlamesTheBuyer',
      good: false,
      says: 'Which signs, and what would be right? An error says what to do.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "`register(name)` is asked once for each field that shows, and its answer is handed to the control: any form library's binding will do.",
    '`omit` leaves fields out. All others are required but the suffix of the number.',
    'A field has the id `{id}-{name}`, where an `ErrorSummary` can lead.',
    "The browser's address book is asked for the address of delivery, or for that of the invoice where the `purpose` is billing.",
  ],
  errors: [
    "Each field says its own: 'Vul een straat in.', 'Vul een postcode in, zoals 3581 KL.'",
    'A postcode and number that do not belong together are a warning, not an error: new streets are in no list.',
  ],
  content: [
    'Ask for what the parcel needs and no more: form of address, name, street, number, suffix, postcode, place, country, telephone.',
    'The legend says which address it is; labels inside need not repeat it.',
    "Hints show the form by an example ('Bijvoorbeeld 1234 AB'), errors say what to do ('Vul een postcode in van vier cijfers en twee letters').",
  ],
  responsive: [
    'Short fields share a row (number and suffix, postcode and place) where there is room and stand alone on a phone.',
    'Fields are as wide as what is typed into them, up to the width of the form: a field for a house number does not look like one for a street.',
    'With text at 200 % every field takes a row of its own.',
  ],
  anatomy: [
    {
      part: 'Group',
      slot: 'address-fields',
      what: 'The `<fieldset>`; className, ref and rest props land on it.',
    },
    { part: 'Legend', what: 'Says which address it is, as a heading.' },
    { part: 'Fields', what: 'Native controls, each registered by `register(name)`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through the fields.' },
    { keys: 'Arrow keys', does: 'Choose the form of address.' },
  ],
  accessibility: [
    "Each field asks the browser's address book for the right address (WCAG 1.3.5).",
    'Errors stand under their fields, whose ids an `ErrorSummary` can lead to.',
  ],
  labels: { addressFieldsLabels },
  related: ['TextField', 'SelectField', 'AddressBlocks', 'ErrorSummary'],
};
