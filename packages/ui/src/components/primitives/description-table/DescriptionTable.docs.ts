import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['DescriptionTable'],
  alsoCalled: ['key value', 'specifications', 'properties', 'specificaties', 'etiket'],
  useWhen: [
    'Facts in pairs: contents, article number, ingredients, nutrition.',
    'On the product page: what is on the label of the pack, in the order of the label.',
  ],
  avoidWhen: [
    'Rows have more than one value: use a table in `RichText`.',
    'Amounts that add up: use `CartSummary`.',
    'Two or three facts in a sentence read better as a sentence.',
  ],
  pictures: [
    { story: 'Label', good: true, says: 'One fact a row, so that products can be compared.' },
    {
      story: 'AParagraph',
      good: false,
      says: 'A paragraph in a table: nothing in it can be found or compared.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It sets the pairs in the order that you give and leaves none out: filter what is unknown beforehand.',
    'Each pair is a row that wraps: term and description stand beside each other while each has 10rem, and under each other where not, as with text at 200 % on a phone.',
    'A long term is hyphenated in the language of the page.',
    'Terms are the keys of the rows: give each one once.',
    'It is plain HTML without a script.',
  ],
  content: [
    "Terms are nouns without a colon: 'Inhoud', 'Artikelnummer', 'Ingrediënten'.",
    "Values are whole, with their unit: '12 × 1 liter', '8–14 kg'. Leave a pair out when its value is unknown; no dashes.",
    'Put first what people compare by, then what the law asks for.',
    'A term that nobody knows is explained where it stands, in a few words.',
  ],
  responsive: [
    'Term and description share a row where both fit, and the description comes beneath its term where not.',
    'A value without spaces breaks anywhere rather than widening the page.',
    'Each pair keeps its rule, so that rows stay apart at any width.',
  ],
  anatomy: [{ part: 'Root', slot: 'description-table', what: 'A `<dl>`; each pair stands in a `<div>`.' }],
  keyboard: [],
  accessibility: [
    'Term and description are tied by the list; on a narrow screen the description comes beneath its term.',
    'A `<dl>` is read as a list of pairs: some screen readers say how many there are.',
    'Numbers and units are text, with fixed spaces, so that they are read together.',
  ],
  related: ['RichText', 'CollapsibleText', 'CartSummary', 'AddressBlocks'],
};
