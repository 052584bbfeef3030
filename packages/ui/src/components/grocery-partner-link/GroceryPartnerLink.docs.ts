import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { groceryPartnerLinkLabels } from '../../labels/groceryPartnerLinkLabels.ts';

export const docs: ComponentDocs = {
  exports: ['GroceryPartnerLink'],
  alsoCalled: ['partner', 'external link', 'boodschappen'],
  useWhen: ['The account may order groceries at a partner: on the board, and after an order.'],
  avoidWhen: ['The link stays in this shop: use `Link`.'],
  anatomy: [{ part: 'Link', slot: 'grocery-partner-link', what: 'An `<a>` that opens a tab of its own.' }],
  keyboard: [{ keys: 'Enter', does: "Opens the partner's shop." }],
  accessibility: ['It says that it opens in a new tab.'],
  labels: { groceryPartnerLinkLabels },
};
