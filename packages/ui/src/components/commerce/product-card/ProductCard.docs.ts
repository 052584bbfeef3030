import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { productCardLabels } from '../../../labels/productCardLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProductCard', 'ProductCardSkeleton'],
  alsoCalled: ['tile', 'item card', 'product tile', 'productkaart'],
  useWhen: [
    'A product in a `ProductShelf`.',
    '`ProductCardSkeleton` keeps its place while products are on their way.',
  ],
  avoidWhen: ['A list to reorder from: use `ProductRow`.', 'The product’s own page: use `ProductLayout`.'],
  pictures: [
    { story: 'Sale', good: true, says: 'A name that people say, and what is in it beneath.' },
    {
      story: 'NameOfTheStockList',
      good: false,
      says: 'The name of the stock list, which nobody searches for or recognises.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'The name is the one link; it covers the card, and what can be pressed lies above it.',
    "Its rows are the shelf's (`subgrid`): the highest name of a row makes all of them as high. Outside a `ProductShelf` it has its own four rows.",
    'While there is no `price` the action takes both places, and moves nothing when the price comes.',
    'A product that `AddToCart` calls unavailable has a paler picture; its words say why.',
    'In the document the name comes before the picture, on the screen after it.',
  ],
  content: [
    "The name is brand, kind and size: 'Pukkie luiers maat 4'; `contents` is what is in a pack: '8–14 kg · 4 × 44 stuks'.",
    "One tag, or two: the deal and 'Nieuw'. More say nothing.",
    "The article number has its space: 'Art. 101 404'.",
  ],
  responsive: [
    'Its four rows (picture, name, price, order) are those of the shelf, so that prices of a row stand in line whatever the names.',
    'A name is never cut: a long one makes its row of the shelf higher.',
    'It is 150 px wide at least, and two stand beside each other on a phone.',
  ],
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
    'Order button and heart are named by their act and described by the product.',
  ],
  labels: { productCardLabels },
  related: ['ProductShelf', 'ProductRows', 'AddToCart', 'PriceLabel', 'Tag'],
};
