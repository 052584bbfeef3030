import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['DescriptionTable'],
  alsoCalled: ['key value', 'specifications', 'properties', 'specificaties', 'etiket'],
  useWhen: ['Facts in pairs: contents, article number, ingredients, nutrition.'],
  avoidWhen: [
    'Rows have more than one value: use a table in `RichText`.',
    'Amounts that add up: use `CartSummary`.',
  ],
  anatomy: [{ part: 'Root', slot: 'description-table', what: 'A `<dl>`; each pair stands in a `<div>`.' }],
  keyboard: [],
  accessibility: [
    'Term and description are tied by the list; on a narrow screen the description comes beneath its term.',
  ],
};
