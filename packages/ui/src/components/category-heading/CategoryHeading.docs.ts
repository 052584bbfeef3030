import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { categoryHeadingLabels } from '../../labels/categoryHeadingLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CategoryHeading'],
  alsoCalled: ['page header', 'hero', 'title', 'categoriekop'],
  useWhen: ['At the head of a category: number, name and some of its packs.'],
  avoidWhen: [
    'Any other page: a plain `h1` does.',
    'A shelf on a page: `ProductShelf` has a title of its own.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'category-heading',
      what: 'The row on the rail; give it `data-category` for a brand with hues.',
    },
    { part: 'Number', slot: 'number', what: 'Drawn large, hidden from screen readers.' },
    { part: 'Picture', slot: 'picture', what: 'Packs, from 960 px on, as many as fit.' },
  ],
  keyboard: [],
  accessibility: [
    'It renders the page’s `h1`; the number is read before the name ("Gangpad 4:").',
    'Pictures here are decoration: give them an empty `alt`.',
  ],
  labels: { categoryHeadingLabels },
};
