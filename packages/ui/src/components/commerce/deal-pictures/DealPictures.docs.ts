import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { dealPicturesLabels } from '../../../labels/dealPicturesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['DealPictures'],
  alsoCalled: ['bundle', '2+1', 'n plus m', 'actie'],
  useWhen: [
    'A deal counts items: so many paid, so many free.',
    'On the product page, under the price, where a buyer decides how many to take.',
  ],
  avoidWhen: [
    'A percentage off: a `Tag` and the old price say it.',
    'More than about ten items: say it in words.',
  ],
  pictures: [
    { story: 'TwoPlusOne', good: true, says: 'A buyer counts at a glance how many are paid.' },
    {
      story: 'TooManyToCount',
      good: false,
      says: 'Ten per cent, drawn as packs: nobody counts nine. Use a `Tag`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It draws your one picture `paid` plus `free` times, the free ones last and on a rail of their own colour.',
    'Of more than twelve it draws none: to the eye it is empty then, and the deal has to stand in words beside it.',
    'A pack is 56 px wide, a row 248 px at most; what does not fit goes on in a next row.',
    'The whole is one image to screen readers, named by `labels.summary` with both numbers.',
    'In forced colours the words under the packs say which are free.',
  ],
  content: [
    "The words under the packs are 'betaald' and 'gratis', nothing livelier.",
    "`labels.summary` is the whole deal in one sentence, with both numbers: '2 betaald, 1 gratis'.",
    "The pictures are the product's own, all the same one.",
  ],
  responsive: [
    'Four packs of 56 px stand beside each other; more go on in a next row, free ones last.',
    'More than twelve are not drawn: say the deal in words beside it.',
    'It is 248 px wide at most, and as narrow as one pack where there is no more room.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'deal-pictures',
      what: 'One image to a screen reader: small packs beside each other.',
    },
    { part: 'Item', what: 'A pack on its rail; `data-free` marks a free one.' },
  ],
  keyboard: [],
  accessibility: [
    'One sentence says the deal ("2 betaald, 1 gratis"); the packs are hidden from screen readers.',
    'Free ones have the word under them, not only another colour.',
    'To a screen reader it is one image with one name; nothing in it can be reached by the keyboard.',
  ],
  labels: { dealPicturesLabels },
  related: ['Tag', 'PriceLabel', 'ProductCard', 'OfferPoster'],
};
