import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { checkoutTabsLabels } from '../../labels/checkoutTabsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CheckoutTabs'],
  alsoCalled: ['stepper', 'wizard', 'progress steps', 'stappen', 'tabs'],
  useWhen: ['The two steps of an order: winkelmand, betalen. The step is part of the address.'],
  avoidWhen: [
    'Steps that must be filled in one after another: use `StepTabs`, on which this part stands.',
    'Sections of one page: use headings, or `CollapsibleText`.',
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
};
