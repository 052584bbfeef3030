import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { sortSelectLabels } from '../../labels/sortSelectLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SortSelect'],
  alsoCalled: ['order by', 'sorting', 'sorteren'],
  useWhen: ['A shelf can stand in another order.'],
  avoidWhen: ['What stands there changes: use `FacetFilters`.'],
  anatomy: [
    { part: 'Line', slot: 'sort-select', what: "The label and the platform's own list in one line." },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Choose an order.' }],
  accessibility: ['The list is named by its label.'],
  labels: { sortSelectLabels },
};
