import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { productCardLabels } from '../../labels/productCardLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProductCard', 'ProductCardSkeleton'],
  alsoCalled: ['tile', 'item card', 'product tile', 'productkaart'],
  useWhen: [
    'A product in a `ProductShelf`.',
    '`ProductCardSkeleton` keeps its place while products are on their way.',
  ],
  avoidWhen: ['A list to reorder from: use `ProductRow`.', 'The product’s own page: use `ProductLayout`.'],
  anatomy: [
    {
      part: 'Card',
      slot: 'product-card',
      what: 'An `<article>` with the four rows of the shelf; `data-category` for a brand with hues.',
    },
    {
      part: 'Skeleton',
      slot: 'product-card-skeleton',
      what: 'The same measures, hidden from screen readers.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Name, heart, price prompt, order button.' },
    { keys: 'Enter', does: 'On the name: opens the product.' },
  ],
  accessibility: [
    'The whole card is pressed, but only the name is a link: one stop for the keyboard.',
    'The picture has an empty `alt`, for the name stands beneath it; screen readers meet the name first.',
  ],
  labels: { productCardLabels },
};
