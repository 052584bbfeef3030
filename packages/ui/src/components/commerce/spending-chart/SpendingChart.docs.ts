import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { spendingChartLabels } from '../../../labels/spendingChartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SpendingChart'],
  alsoCalled: ['bar chart', 'column chart', 'budget', 'statistics', 'uitgaven'],
  useWhen: [
    'What a company spent, per month (`columns`) or per category (`rows`).',
    'Give months a short name: twelve of them stand beside each other on a phone.',
  ],
  avoidWhen: [
    'One amount and its limit: use `CartMeter` or `Progress`.',
    'The orders themselves: use `OrderTable`.',
    'More than 12 columns: take `rows`, or fewer and longer periods.',
  ],
  pictures: [
    { story: 'Months', good: true, says: 'A caption that says what, when and without VAT.' },
    {
      story: 'NoUnit',
      good: false,
      says: 'A caption that leaves open which year, of what, and with VAT or without.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Beneath the drawing a table with the same figures and their total folds out, without a script too.',
    'Without amounts it says so, and draws nothing.',
    'What was credited goes below the line of nought.',
  ],
  content: [
    "The caption says what is counted, of which time, and with or without VAT: 'Uitgaven in 2026, excl. btw'.",
    "Months are written short ('mrt'), categories as they are named in the shop.",
    'Amounts are written by the part, in the language of its labels and in `currency`; what was credited has its minus in front: "−€ 812,50".',
  ],
  responsive: [
    'Columns share the width; a name beneath one is cut after two lines, and whole in the table.',
    'A row sets its amount under its name where both do not fit.',
    'From a million on the figures beside the lines are written short.',
  ],
  anatomy: [
    { part: 'Figure', slot: 'spending-chart', what: 'A `<figure>` with a caption and the drawing.' },
    { part: 'Figures', slot: 'spending-table', what: 'A `<details>` with the table and its total.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On "Toon de bedragen": shows or hides the table.' }],
  accessibility: [
    'The drawing is hidden from assistive technology; the table says the same in words and works without a script.',
    'Length tells the amounts apart, never a colour.',
  ],
  labels: { spendingChartLabels },
  related: ['OrderTable', 'CartMeter', 'Progress'],
};
