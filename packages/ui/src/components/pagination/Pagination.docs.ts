import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { paginationLabels } from '../../labels/paginationLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Pagination'],
  alsoCalled: ['pager', 'page numbers', 'paginering', 'load more'],
  useWhen: ['A list has more pages than one, and people return to a page.'],
  avoidWhen: ['Everything fits on one page: it renders nothing.', 'A few items more: show them.'],
  anatomy: [
    {
      part: 'Root',
      slot: 'pagination',
      what: 'The `<nav>`; pages, or "2 van 9" where there is little room.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Previous, pages, next.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'Links with an address, so that a page can be opened in a tab; the current one carries `aria-current="page"`.',
    'At an end "Vorige" or "Volgende" is text that is `aria-disabled`, not a dead link.',
  ],
  labels: { paginationLabels },
};
