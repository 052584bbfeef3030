import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { offerCarouselLabels } from '../../../labels/offerCarouselLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OfferCarousel'],
  alsoCalled: ['slider', 'slideshow', 'banner', 'hero', 'carousel', 'aanbiedingen'],
  useWhen: [
    'Several offers at the top of the home page, one at a time, with the list of all beside it.',
    'The offers of a week are of equal weight and the shop has room for one panel.',
  ],
  avoidWhen: [
    'One offer: use `OfferPoster`.',
    'Products: use `ProductShelf`; what is in a carousel is seldom seen.',
  ],
  pictures: [
    {
      story: 'Moving',
      good: true,
      says: 'Every offer stands in the list beside it, and what moves can be stopped.',
    },
    {
      story: 'NewsAmongOffers',
      good: false,
      says: 'News and a message to all customers: what is one turn away is hardly ever seen. Use `Banner`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'With `interval` it turns by itself. It waits while the pointer is on it; after a step, or once the focus came into it, it stands still until its button starts it again. For who asks for reduced motion it never turns.',
    'After the last offer comes the first.',
    '`details.reason` says what showed another offer: `choice` in the list, `step` by an arrow, or `interval`, which has no event.',
  ],
  content: [
    'Each offer says one thing: a figure, a title of up to five words, one sentence, and a button with a verb.',
    'The list beside it names the same titles.',
    'Five offers at most: what is sixth nobody sees.',
  ],
  responsive: [
    'From 76rem of its own width on the list stands at the right; below that it lies under the poster.',
    'The buttons to the previous and the next one share the width at the foot, 48 px high.',
    'Who asks for less motion sees nothing move by itself.',
  ],
  anatomy: [
    {
      part: 'Region',
      slot: 'offer-carousel',
      what: 'Named; holds the pause button, the poster, the list and the buttons.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Pause (when it moves), the poster, an offer from the list, previous, next.' },
    { keys: 'Enter, Space', does: 'Shows it.' },
  ],
  accessibility: [
    'Nothing moves unless `interval` is given; then there is a pause button, it waits under a pointer, stops when the keyboard comes in, and stands still for who asks for less motion (WCAG 2.2.2).',
    'A region that calls itself a carousel, and in it the offer that shows, by its place among them: "1 van 5" (APG: carousel).',
    'The list names every offer, so none is hidden behind an arrow.',
    'An offer that is not shown is out of the tab order and hidden from screen readers; the list leads to each.',
  ],
  labels: { offerCarouselLabels },
  related: ['OfferPoster', 'ProductShelf', 'Tag'],
};
