import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Skeleton', 'SkeletonGroup'],
  alsoCalled: ['placeholder', 'ghost', 'shimmer', 'content loader'],
  useWhen: [
    'Something is on its way and its measures are known: put skeletons of those measures in its place.',
    'A line is as high as the text that it stands for: give it the same size of text.',
    'A part of a page waits while the rest is there: the skeleton keeps its place.',
  ],
  avoidWhen: [
    'They are products: use `ProductCardSkeleton` or `ProductShelfSkeleton`.',
    'What will come is not known: use `Spinner`.',
    'There is nothing: use `EmptyState`.',
  ],
  pictures: [
    {
      story: 'InACard',
      good: true,
      says: 'Bars of about the size of what will come: nothing moves when it does.',
    },
    {
      story: 'OneGreyBlock',
      good: false,
      says: 'A block that is like nothing: what comes pushes the page about.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It breathes while it waits, and stands still for who asked for less motion.',
    'A line is as high as the line of text around it (`lh`), so that it follows the size of text.',
    '`SkeletonGroup` is busy (`aria-busy`) and holds one hidden text; it is no live region, so what comes is for you to say.',
    'It has no delay: render it after a moment, or a quick answer makes it flash.',
    'In forced colours each has a border, since its ground is lost.',
  ],
  content: [
    "It has no text of its own; the group says once what is awaited: 'Bestellingen laden'.",
    'Draw what will come, not more: a heading and three lines, not a whole page.',
    'Under a second show nothing at all.',
  ],
  responsive: [
    'Lines are as wide as the part of their place that `width` says, so that they follow any layout.',
    'Heights follow the size of text: at 200 % a line is twice as high.',
    'Nothing moves when the content takes its place: that is what it is for.',
  ],
  anatomy: [
    { part: 'Group', slot: 'skeleton-group', what: 'A `<div>` that is busy, with the hidden text.' },
    { part: 'Skeleton', slot: 'skeleton', what: 'A `<span>`: a line, a block or a circle.' },
  ],
  keyboard: [],
  accessibility: [
    'Skeletons are hidden from screen readers; the group’s label says once what is awaited.',
    'Who asked for less motion sees them stand still.',
    'What comes is not announced by itself: where somebody waits for it, say so with `announce`.',
  ],
  related: ['Spinner', 'ProductCard', 'ProductShelf', 'EmptyState'],
};
