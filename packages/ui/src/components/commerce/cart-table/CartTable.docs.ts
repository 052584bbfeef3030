import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { cartLabels } from '../../../labels/cartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CartTable', 'CartGroup'],
  alsoCalled: ['basket', 'shopping cart', 'winkelmand', 'winkelwagen'],
  useWhen: [
    'The lines of a cart with their column heads, `CartLine`s inside.',
    '`CartGroup` inside it, when a buyer orders for several departments or wants to see a subtotal by category.',
  ],
  avoidWhen: ['The cart is empty: use `EmptyState`.', 'Orders under each other: use `OrderTable`.'],
  pictures: [
    { story: 'Grouped', good: true, says: 'Lines of one category under its name, with their sum.' },
    {
      story: 'OfOneLine',
      good: false,
      says: 'A group of one line, named by a code, whose sum repeats that of the line.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It sets lines and heads, and knows neither amounts nor quantities: those come with each `CartLine`.',
    'The heads are for the eye and hidden from screen readers, since each line says its own figures; they show from 48rem of its own width on.',
    'A `CartGroup` is an item of the list with a list of its own, named by its heading; its subtotal is yours to add up.',
    'All lines are in the document: a hundred come in one list, and a cart of thousands wants pages of its own.',
    'Where no scripts run the list is read whole; what a `CartLine` can do there is said on its page.',
  ],
  content: [
    "Heads are one word or two: 'Product', 'Prijs', 'Aantal', 'Totaal'; they say whether VAT is in it.",
    "A `CartGroup` is named as its category is in the shop; its subtotal says 'Subtotaal' and the amount.",
    'Lines stand in the order in which they were added, or by category, and never jump while one changes a quantity.',
  ],
  responsive: [
    'A container query decides: from 48rem of its own width on there are columns and heads, below that each line stands alone and says its figures by itself.',
    'On a phone it reaches from gutter to gutter; rules part the lines.',
    'A cart of a hundred lines is one list and scrolls with the page.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'cart-table',
      what: 'The container that decides by its own width whether there is room for columns.',
    },
    { part: 'Heads', what: 'For the eye only.' },
    { part: 'List', what: 'A labelled `<ul>`.' },
    { part: 'Group', slot: 'cart-group', what: 'Lines that belong together, with their name and subtotal.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the lines; see `CartLine`.' }],
  accessibility: [
    'A list and not a table: each line says by itself what its figures are, also on a phone where the columns are gone.',
    'The name of the list comes from `labels.list`; a group has its own heading and list within it.',
  ],
  labels: { cartLabels },
  related: ['CartLine', 'CartSummary', 'EmptyState', 'OrderLines'],
};
