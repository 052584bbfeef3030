import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['ListToolbar'],
  alsoCalled: ['table filters', 'search bar', 'zoek- en filterbalk'],
  useWhen: ['A table or a shelf can be searched or filtered.'],
  avoidWhen: ['Products are filtered by facets: use `FacetFilters` beside them.'],
  anatomy: [
    { part: 'Toolbar', slot: 'list-toolbar', what: 'Fields beside each other, and how much they leave.' },
  ],
  keyboard: [],
  accessibility: ['`found` is a status: it is said when it changes.'],
};
