import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['AddressBlocks', 'AddressBlock'],
  alsoCalled: ['address card', 'contact block', 'order details', 'adresgegevens'],
  useWhen: [
    'Addresses, payment or delivery of an order are shown to be read: `AddressBlocks` sets several `AddressBlock`s beside each other.',
    'The buyer should see at a glance where an order goes and who pays it, before and after it is placed.',
  ],
  avoidWhen: [
    'The address can be edited here: use fields.',
    'Terms and values are paired: use `DescriptionTable`.',
  ],
  pictures: [
    {
      story: 'Beside',
      good: true,
      says: 'Each heading says whose address it is; the lines are those of an envelope.',
    },
    {
      story: 'FieldByField',
      good: false,
      says: 'A form that is read: labels before every line hide the address.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It sets the lines that you give, in their order; it knows nothing of postcodes or countries, and leaves nothing out.',
    'From 640 px of the window on the blocks share one row evenly; below that they stand under each other.',
    'A line may be an element: a link for a telephone number, `<b>` for the name.',
    'It is plain HTML without a script: it can stand in a page of the server, in a mail and on paper.',
  ],
  content: [
    "The heading says whose or what for: 'Bezorgadres', 'Factuuradres', 'Betaalwijze'.",
    'One line for each line of an envelope: company, contact, street with number, postcode with place, and the country only when it is another one.',
    "A postcode has its space ('1234 AB'), a telephone number its groups; nothing ends in a full stop.",
  ],
  responsive: [
    'The blocks stand beside each other, parted by thin rules, and under each other on a phone, parted by the same rules.',
    'A long street or e-mail address breaks within its block; no block grows wider than its share.',
    'Two, three or four blocks share the row evenly.',
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
    'An `<address>` is announced as a group by some screen readers and skipped by none; lines are read one by one.',
  ],
  related: ['AddressFields', 'DescriptionTable', 'OrderLines', 'CartSummary'],
};
