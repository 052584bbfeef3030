import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { offerCarouselLabels } from '../../labels/offerCarouselLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OfferCarousel'],
  alsoCalled: ['slider', 'slideshow', 'banner', 'hero', 'carousel', 'aanbiedingen'],
  useWhen: ['Several offers at the top of the home page, one at a time, with the list of all beside it.'],
  avoidWhen: [
    'One offer: use `OfferPoster`.',
    'Products: use `ProductShelf`; what is in a carousel is seldom seen.',
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
  ],
  labels: { offerCarouselLabels },
};
