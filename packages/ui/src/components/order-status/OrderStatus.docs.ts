import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['OrderStatus'],
  alsoCalled: ['badge', 'state', 'status'],
  useWhen: ['The state of an order stands in a table or on its page.'],
  avoidWhen: ['Something has to be told or mended: use `MessageList`.'],
  anatomy: [{ part: 'Status', slot: 'order-status', what: 'A sign and words, in the colour of its `tone`.' }],
  keyboard: [],
  accessibility: ['The words say it all; sign and colour repeat them.'],
};
