import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['AddressBlocks', 'AddressBlock'],
  alsoCalled: ['address card', 'contact block', 'order details', 'adresgegevens'],
  useWhen: [
    'Addresses, payment or delivery of an order are shown to be read: `AddressBlocks` sets several `AddressBlock`s beside each other.',
  ],
  avoidWhen: [
    'The address can be edited here: use fields.',
    'Terms and values are paired: use `DescriptionTable`.',
  ],
  anatomy: [
    { part: 'Row', slot: 'address-blocks', what: 'The heavy rule with the blocks.' },
    {
      part: 'Block',
      slot: 'address-block',
      what: 'Heading of level 3 and an `<address>` with one line each.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Each block has a heading, so that it is found in the list of headings; set them under a heading of level 2.',
  ],
};
