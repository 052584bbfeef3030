import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { skeletonLabels } from '../../../labels/skeletonLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProductShelf', 'ProductShelfSkeleton'],
  alsoCalled: ['grid', 'product list', 'collection', 'row', 'schap'],
  useWhen: [
    'Products under a heading: favourites, best sold, a category.',
    '`ProductShelfSkeleton` while they are on their way.',
    'People look for something that they know by its looks.',
    'One row of it fills a page of many subjects; a whole category is a shelf of its own with `Pagination`.',
  ],
  avoidWhen: [
    'Nothing to show: leave it out, or use `EmptyState`.',
    'The same forty things every week: `ProductRows` has them in three screens.',
  ],
  pictures: [
    { story: 'WithLink', good: true, says: 'What they have in common, and the way to all of them.' },
    {
      story: 'ShelfOfOne',
      good: false,
      says: 'One product on a shelf looks as if the others were sold out: use a `ProductRow`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Its columns follow its own width by container queries, so that it may stand beside a sidebar; it measures nothing.',
    'The last row is filled with empty bays, as many as each width needs; they are hidden from screen readers.',
    'Each child becomes an item of one list; a child that renders nothing would leave a gap, so filter beforehand.',
    "`ProductShelfSkeleton` keeps the room of `count` cards, 60 at most, with `aria-busy`; it says 'laden' in its title once.",
    'It pages nothing: over about sixty products put `Pagination` beneath it.',
  ],
  content: [
    "The title says why these products stand together: 'Best verkocht', 'Vaak samen besteld'.",
    "The link at its right counts and names: 'Alle 23 favorieten'.",
    'Products are ordered by what the title promises.',
  ],
  responsive: [
    'Six beside each other on a whole page, four beside a sidebar, three where those do not fit, two on a phone, one where text is large: by container queries.',
    'The rail goes on to the end of the last row, also where no product stands.',
    'On a phone it reaches the edges of the screen.',
  ],
  anatomy: [
    {
      part: 'Section',
      slot: 'product-shelf',
      what: 'Heading, action and one list; empty places carry the rail to the end.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the cards.' }],
  accessibility: [
    'One list, whatever the number of rows, so a screen reader says how many products there are.',
    'The skeleton says "Producten laden" once.',
    'Its heading names the section; `headingLevel` keeps the outline of the page whole.',
  ],
  labels: { skeletonLabels },
  related: ['ProductCard', 'ProductRows', 'Pagination', 'EmptyState'],
};
