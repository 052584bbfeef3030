import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { skeletonLabels } from '../../labels/skeletonLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProductShelf', 'ProductShelfSkeleton'],
  alsoCalled: ['grid', 'product list', 'collection', 'row', 'schap'],
  useWhen: [
    'Products under a heading: favourites, best sold, a category.',
    '`ProductShelfSkeleton` while they are on their way.',
  ],
  avoidWhen: ['Nothing to show: leave it out, or use `EmptyState`.'],
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
  ],
  labels: { skeletonLabels },
};
