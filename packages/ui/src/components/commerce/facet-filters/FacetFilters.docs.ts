import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { facetFiltersLabels } from '../../../labels/facetFiltersLabels.ts';

export const docs: ComponentDocs = {
  exports: ['FacetFilters', 'FilterChips', 'PriceFilter'],
  alsoCalled: ['filters', 'faceted search', 'refine', 'filter tags'],
  useWhen: [
    'A list of products can be filtered by brand, offer, stock or price.',
    '`FilterChips` above the list shows what is on, and takes it off.',
    '`PriceFilter` as a child, for those who see prices.',
  ],
  avoidWhen: [
    'There are two or three ways to look at a list: use links.',
    'Only the order changes: use `SortSelect`.',
  ],
  pictures: [
    {
      story: 'Chosen',
      good: true,
      says: 'Nouns that one would use in a shop, each with how many it leaves.',
    },
    {
      story: 'FieldsOfTheDatabase',
      good: false,
      says: 'Names and codes of the catalogue: nobody looks for diapers by them.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'A facet without choices is left out. Of a long one eight choices show, and each that is chosen; a button shows the rest.',
    '`onValueChange` gets all that is chosen in all facets, by the name of the facet.',
    'Facets fold with `<details>`, so that they fold without a script too.',
  ],
  content: [
    "A facet is a noun ('Merk', 'Aanbieding'), a choice is what one would say in a shop; each says how many products it leaves.",
    'Put what people choose most first, and keep the order when counts change.',
    "A chip repeats facet and choice where the choice alone says too little ('Merk: Olm'), and takes the filter off.",
  ],
  responsive: [
    'Beside a list from 960 px on, in the sidebar; on a phone in a panel that opens above the list.',
    "Of a long facet eight choices show, and 'Nog 12' opens the rest in its place.",
    "Chips break into rows; the last one is always 'Wis alle filters'.",
  ],
  anatomy: [
    { part: 'Filters', slot: 'facet-filters', what: 'A named section with a folding group per facet.' },
    { part: 'Price', slot: 'price-filter', what: 'Two fields for the lowest and the highest price.' },
    { part: 'Chips', slot: 'filter-chips', what: 'One button per filter, and "Wis alle filters".' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through groups, boxes and chips.' },
    { keys: 'Space', does: 'Ticks a box, folds a group.' },
    { keys: 'Enter', does: 'Takes a filter off.' },
  ],
  accessibility: [
    'After a chip is gone the focus goes to its neighbour, after the last one to what follows the group.',
    'Announce how much is left with the `found` of `ListToolbar`.',
    'A choice that would leave nothing stays and says 0: what disappears cannot be understood.',
  ],
  labels: { facetFiltersLabels },
  related: ['SortSelect', 'ListToolbar', 'Checkbox', 'ProductShelf'],
};
