import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { offerPosterLabels } from '../../../labels/offerPosterLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OfferPoster', 'OfferPriceLabel'],
  alsoCalled: ['banner', 'promo', 'hero', 'campaign', 'actie'],
  useWhen: [
    'One offer deserves the solid panel of the page; `OfferPriceLabel`s hang under its packs.',
    'Once on a page: the solid red plane works because there is one.',
  ],
  avoidWhen: [
    'A second one on the same page: use `OfferCarousel` or a `Tag`.',
    'A message: use `MessageList`.',
    'The offer holds for one product that is already in sight: a `Tag` on its card says it.',
  ],
  pictures: [
    {
      story: 'FigureAndDay',
      good: true,
      says: 'The figure is the offer; the words say of what, and until when.',
    },
    {
      story: 'LoudAndEmpty',
      good: false,
      says: 'It is loud and says neither what, nor how much, nor until when.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'A figure of up to three signs is drawn largest, of up to five on one line, a longer one smaller, and it may break; signs are counted, nothing is measured.',
    'Without `href` there is no link. `action` stands in its place for who may not see the offer: a way to become a customer; without either the poster leads nowhere.',
    '`OfferCarousel` shows one poster at a time; by itself it turns only with an `interval`, waits under a pointer, stops when the keyboard comes in, and stands still for who asked for less motion.',
    'What was chosen in it is said (`aria-live`); what turns by itself is not.',
    'Where no scripts run the carousel shows its first poster, or that of `value`; set posters under each other where all must be seen.',
    'In forced colours the panel gets a border, and the figure the colour of text.',
  ],
  content: [
    "The figure is the offer ('2+1', '−15%'), the title for what, the text until when.",
    "The button says where it leads: 'Bekijk alle luiers'.",
    "Conditions that decide are in the text; the rest stands on the offer's page.",
  ],
  responsive: [
    'Panel and shelf stand beside each other where there is room, by a container query, and above each other where not.',
    'The figure is as large as its panel allows; a long one shrinks in steps.',
    'Packs share the width of the shelf and shrink together; their labels go on in a next row where they do not fit.',
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
    'Visitors who may not see prices get the same poster without `OfferPriceLabel`s.',
  ],
  labels: { offerPosterLabels },
  related: ['OfferCarousel', 'Tag', 'DealPictures', 'ProductShelf'],
};
