import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['BudgetMeter'],
  alsoCalled: ['spending limit', 'credit limit', 'gauge', 'budget', 'kredietlimiet'],
  useWhen: ['A location, a team or a buyer may spend an amount in a period, and an order takes of it.'],
  avoidWhen: ['The minimum order and free delivery: use `CartMeter`.'],
  pictures: [
    { story: 'Within', good: true, says: 'What is left comes first, then of how much.' },
    { story: 'SharesOnly', good: false, says: 'Shares of what? A buyer decides by amounts.' },
  ],
  status: 'beta',
  content: [
    "What is left comes first and is short: 'Nog € 657,21'.",
    "Over budget it says by how much: '€ 204,10 te veel'.",
  ],
  responsive: [
    'As wide as what it stands in; the ruler is drawn in shares of it.',
    'Where there is little room its words go under each other.',
  ],
  related: ['CartMeter', 'CartSummary', 'Progress'],
  anatomy: [
    { part: 'Root', slot: 'budget-meter', what: '`data-state` is `within` or `over`.' },
    { part: 'Ruler', what: 'Spent in ink, this order in yellow, a mark where the budget ends.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<meter>` says all its words at once; the drawing and what stands around it are for the eye.',
  ],
};
