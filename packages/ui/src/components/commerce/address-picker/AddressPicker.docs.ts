import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['AddressPicker'],
  alsoCalled: ['address book', 'delivery location', 'radio cards', 'adresboek', 'bezorglocatie'],
  useWhen: [
    'An order goes to one of a few known addresses.',
    'Some of them cannot be chosen now, and the reason has to stand beside them.',
    'Branches of one company receive goods apart from each other, and one of them is chosen per order.',
  ],
  avoidWhen: [
    'There are more than some twelve: use `Combobox`.',
    'An address is typed: use `AddressFields`.',
    'An address is shown: use `AddressBlock`.',
  ],
  pictures: [
    {
      story: 'Chosen',
      good: true,
      says: 'The name that people use, the address, and why one of them is closed.',
    },
    {
      story: 'CodesOnly',
      good: false,
      says: 'Numbers of the administration: nobody knows where the van stops.',
    },
  ],
  status: 'beta',
  errors: [
    "None chosen: 'Kies waar we bezorgen.' It stands under the addresses and is read with the first of them.",
  ],
  howItWorks: [
    'The choice is native: a form gets its value under `name`, and arrow keys walk.',
    'An address that is closed now stays in sight with its reason, so that nobody looks for it elsewhere.',
  ],
  content: [
    "The title is what people call the place: 'De Vlinder'; street and town are its lines.",
    'A reason why an address is closed is a whole sentence.',
    "The legend is a question or a noun: 'Waar bezorgen we?', 'Bezorgadres'.",
    "A tag is for one of them: 'Standaard'.",
  ],
  responsive: [
    'Two beside each other from 640 px of its own width on, below that under each other.',
    'A long name breaks within its card.',
    'Cards of one row are equally high, so that their lower edges make a line.',
  ],
  related: ['AddressBlock', 'AddressFields', 'RadioGroup', 'Combobox'],
  anatomy: [
    { part: 'Root', slot: 'address-picker', what: 'A `<fieldset>`.' },
    { part: 'Address', slot: 'address-option', what: 'A `<label>` around a native radio button.' },
    { part: 'Notes', what: 'Hint, warning or error, as under any field.' },
    { part: 'Action', what: 'The way to an address that is not there yet.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the chosen address, or the first.' },
    { keys: 'Arrow keys', does: 'Walk and choose.' },
  ],
  accessibility: [
    'Native radio buttons in a fieldset: the legend is read with the first one.',
    'An address that cannot be chosen says why: give `disabledReason` a whole sentence.',
    'The whole card is the target, not the ring alone.',
  ],
};
