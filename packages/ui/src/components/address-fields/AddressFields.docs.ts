import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { addressFieldsLabels } from '../../labels/addressFieldsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['AddressFields'],
  alsoCalled: ['address form', 'shipping address', 'billing address', 'adresformulier'],
  useWhen: [
    'Someone types a delivery or invoice address.',
    'Two addresses stand in one form: give each its `id` and `purpose`.',
  ],
  avoidWhen: [
    'An address is only shown: use `AddressBlock`.',
    'One line of it is asked for: use `TextField`.',
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
};
