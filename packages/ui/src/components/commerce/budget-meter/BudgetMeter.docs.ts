import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['BudgetMeter'],
  alsoCalled: ['spending limit', 'credit limit', 'gauge', 'budget', 'kredietlimiet'],
  useWhen: [
    'A location, a team or a buyer may spend an amount in a period, and an order takes of it.',
    'Before ordering, where somebody can still take something out of the cart or ask for approval.',
  ],
  avoidWhen: [
    'The minimum order and free delivery: use `CartMeter`.',
    'Something is at work and will be done: use `Progress`.',
    'What was spent is compared by month or by category: use `SpendingChart`.',
  ],
  pictures: [
    { story: 'Within', good: true, says: 'What is left comes first, then of how much.' },
    { story: 'SharesOnly', good: false, says: 'Shares of what? A buyer decides by amounts.' },
  ],
  status: 'beta',
  howItWorks: [
    'It draws shares of the greater of budget and spending, so that what is over budget is seen as much as it is.',
    'Figures come as they are shown, in `labels`; `spent`, `order` and `budget` only draw.',
  ],
  content: [
    "What is left comes first and is short: 'Nog € 657,21'.",
    "Over budget it says by how much: '€ 204,10 te veel'.",
    "`labels.name` says whose budget and of which period: 'Budget van maart, De Vlinder'.",
    'What happens over budget (a refusal, an approval) is a sentence beside it, not in it.',
  ],
  responsive: [
    'As wide as what it stands in; the ruler is drawn in shares of it.',
    'Where there is little room its words go under each other.',
    'From right to left the ruler begins at the right.',
  ],
  related: ['CartMeter', 'CartSummary', 'Progress'],
  anatomy: [
    { part: 'Root', slot: 'budget-meter', what: '`data-state` is `within` or `over`.' },
    { part: 'Words', what: 'Whose budget, and what is left of how much.' },
    { part: 'Ruler', what: 'Spent in ink, this order in yellow, a mark where the budget ends.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<meter>` carries `labels.name` and is described by all other words; the drawing and what stands around it are for the eye.',
    'Over budget is said in words; the crimson of the ruler only repeats it.',
    'It says nothing by itself when the cart changes: announce that beside the total.',
  ],
};
