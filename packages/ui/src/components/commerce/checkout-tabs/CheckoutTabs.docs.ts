import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { checkoutTabsLabels } from '../../../labels/checkoutTabsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CheckoutTabs'],
  alsoCalled: ['stepper', 'wizard', 'progress steps', 'stappen', 'tabs'],
  useWhen: [
    'The two steps of an order: winkelmand, betalen. The step is part of the address.',
    'An order has two screens and one may go back to the first without losing the second.',
  ],
  avoidWhen: [
    'Steps that must be filled in one after another: use `StepTabs`, on which this part stands.',
    'Sections of one page: use headings, or `CollapsibleText`.',
  ],
  pictures: [
    { story: 'Cart', good: true, says: 'Two steps of one word, with their numbers.' },
    {
      story: 'FiveTabs',
      good: false,
      says: 'Screens that nobody goes back to are no tabs: one page, or `StepTabs`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is a `StepTabs` with the name and the texts of an order.',
    'A choice is asked for by `onValueChange`; you answer with another address, or with another `value`.',
  ],
  content: [
    "Steps are named by what one does or sees there: 'Winkelmand', 'Betalen'. One word each.",
    'The number belongs to the name: it says how many steps there are.',
    'A step that is not open yet says nothing by itself; the page says what has to be done first.',
  ],
  responsive: [
    'Both tabs share the width; on a phone the number and the name of the current step stay, of the other one its number.',
    'Long names break into two lines before they are hidden.',
    'With text at 200 % the tabs grow in height.',
  ],
  anatomy: [{ part: 'Root', slot: 'checkout-tabs', what: 'Tab list and the panel of the current step.' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the current step, then to its panel, then to what is in it.' },
    { keys: 'Arrow left, arrow right', does: 'Move the focus between steps.' },
    { keys: 'Home, End', does: 'Go to the first or last step.' },
    { keys: 'Enter, Space', does: 'Chooses the step.' },
  ],
  accessibility: [
    'Choosing is manual, since a choice may load another page (APG: tabs with manual activation).',
    'A step that is not open yet is disabled; say in the page why.',
  ],
  labels: { checkoutTabsLabels },
  related: ['StepTabs', 'Tabs', 'CartSummary', 'StepButtons'],
};
