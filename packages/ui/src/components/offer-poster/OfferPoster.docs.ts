import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { offerPosterLabels } from '../../labels/offerPosterLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OfferPoster', 'OfferPriceLabel'],
  alsoCalled: ['banner', 'promo', 'hero', 'campaign', 'actie'],
  useWhen: ['One offer deserves the solid panel of the page; `OfferPriceLabel`s hang under its packs.'],
  avoidWhen: [
    'A second one on the same page: use `OfferCarousel` or a `Tag`.',
    'A message: use `MessageList`.',
  ],
  anatomy: [
    { part: 'Root', slot: 'offer-poster', what: 'An `<article>`.' },
    { part: 'Panel', slot: 'poster', what: 'Figure, title, text, button; `data-surface="inverse"`.' },
    { part: 'Shelf', slot: 'shelf', what: 'Packs on their rail.' },
    { part: 'Label', slot: 'offer-price-label', what: 'Name and price under a pack.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'On the button: follows the offer.' }],
  accessibility: [
    'The button is named with the offer’s title, since "Bekijk actie" alone says nothing in a list of links.',
    'Figure and title are text, not a picture.',
  ],
  labels: { offerPosterLabels },
};
