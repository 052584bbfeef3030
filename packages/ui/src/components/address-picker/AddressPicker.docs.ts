import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['AddressPicker'],
  alsoCalled: ['address book', 'delivery location', 'radio cards', 'adresboek', 'bezorglocatie'],
  useWhen: ['An order goes to one of a few known addresses.'],
  avoidWhen: [
    'There are more than some twelve: use `Combobox`.',
    'An address is typed: use `AddressFields`.',
    'An address is shown: use `AddressBlock`.',
  ],
  status: 'beta',
  content: [
    "The title is what people call the place: 'De Vlinder'; street and town are its lines.",
    'A reason why an address is closed is a whole sentence.',
  ],
  responsive: [
    'Two beside each other from 640 px of its own width on, below that under each other.',
    'A long name breaks within its card.',
  ],
  related: ['AddressBlock', 'AddressFields', 'RadioGroup', 'Combobox'],
  anatomy: [
    { part: 'Root', slot: 'address-picker', what: 'A `<fieldset>`.' },
    { part: 'Address', slot: 'address-option', what: 'A `<label>` around a native radio button.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the chosen address, or the first.' },
    { keys: 'Arrow keys', does: 'Walk and choose.' },
  ],
  accessibility: ['An address that cannot be chosen says why: give `disabledReason` a whole sentence.'],
};
