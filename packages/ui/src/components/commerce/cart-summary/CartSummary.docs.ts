import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['CartSummary'],
  alsoCalled: ['order total', 'totals', 'checkout panel', 'overzicht', 'btw'],
  useWhen: [
    'Beside cart and payment: sums, VAT per rate, total, the order button and the fields that change the sums.',
  ],
  avoidWhen: [
    'On a phone the button must stay in reach: add an `OrderBar`.',
    'The order is placed: use `OrderLines` and `AddressBlocks`.',
  ],
  pictures: [
    { story: 'ToConfirm', good: true, says: 'Every sum that makes the total, and the total with its VAT.' },
    {
      story: 'TotalAlone',
      good: false,
      says: 'What is in it, and whether VAT is, comes as a surprise later.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It adds up nothing: every amount is a ready string, in the order that you give.',
    'A group of rows that is empty is left out, with its rule.',
    'What stands in `action` fills the width; `blocked` stands right beneath it, and takes a sentence or a list of links.',
    'It announces nothing when a sum changes: say it with `announce` after the answer, once for all sums.',
    "A row's `tone` is a colour; its words say the same ('Korting', 'Gratis'), also in forced colours.",
  ],
  content: [
    'Sums stand in the order in which one adds them: products, discount, delivery, VAT per rate, total.',
    "Say what is included: 'Totaal incl. btw'. Amounts have two decimals, also whole ones.",
    "`blocked` says why one cannot order and how one can: 'Je bestelling is nog € 8,50 onder het minimum van € 50'.",
  ],
  responsive: [
    'In a `CheckoutLayout` it sticks at the right while one scrolls; on a phone it stands under the lines.',
    'Amounts are aligned right with tabular figures; a long amount makes its term break, never itself.',
    'On a phone add an `OrderBar`: the total is then in sight before one gets here.',
  ],
  anatomy: [
    { part: 'Panel', slot: 'cart-summary', what: 'The section.' },
    { part: 'Row', slot: 'row', what: 'A term and its amount in a `<dl>`.' },
    { part: 'Value', slot: 'value', what: 'The amount, aligned right.' },
    { part: 'Total', slot: 'total', what: 'The amount that is paid, set as a price.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to what stands in its places: the order button, coupon, reference.' },
  ],
  accessibility: [
    'Amounts are pairs of term and description, so a screen reader says which is which.',
    'When ordering is blocked, give `blocked` the reason: it stands right under the button.',
  ],
  related: ['OrderBar', 'CartMeter', 'CouponField', 'OrderReferenceField', 'CartTable'],
};
