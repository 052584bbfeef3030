import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { priceLabelLabels } from '../../../labels/priceLabelLabels.ts';

export const docs: ComponentDocs = {
  exports: ['PriceLabel'],
  alsoCalled: ['price badge', 'price tag', 'amount', 'old price', 'sale price', 'prijs'],
  useWhen: [
    'A price that sells: on a card, on the product page, as the total.',
    "The price is what decides: there is one such label on a product's page.",
  ],
  avoidWhen: [
    'Amounts in a list or a sum: plain text with tabular figures.',
    'Visitors who may not see prices: use `PricePrompt`.',
  ],
  pictures: [
    { story: 'Sale', good: true, says: 'What one pays, for how much, and what it was before.' },
    {
      story: 'WithoutUnit',
      good: false,
      says: 'For a piece, a pack or a box? A business buyer has to know before the price means anything.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It formats nothing: whole euros, cents and the spoken price are ready strings.',
    'The figures are hidden from screen readers, which get `spoken` with its unit, and an old price before it.',
    'From 100.000 on the figure is set as small as its place asks; it never breaks, the unit does.',
    'It is written from left to right in any language, integer before fraction.',
    '`sale` is a colour and a tint; the old price beside it says the same in forced colours.',
  ],
  content: [
    "Euros and cents as the customer pays them, and the unit beneath: '26 95 per doos'.",
    "`spoken` is the whole price in words with its unit: '26 euro 95 per doos'.",
    'The old price is the one of the last thirty days, as the law asks, and no recommended one.',
  ],
  responsive: [
    '`card` is 44 px high in its figures, `panel` grows from 80 to 120 px with its width by a container query, `total` is 48 px.',
    'Thousands keep their dot and the label its line; the old price goes above it where both do not fit.',
    'In a row of cards all price labels have the same height, with an old price or without.',
  ],
  anatomy: [
    { part: 'Root', slot: 'price-label', what: 'Carries `data-sale` in a sale.' },
    { part: 'Figures', slot: 'price-figure', what: 'Large euros, raised cents, the unit beneath.' },
    { part: 'Old price', slot: 'price-old', what: 'Struck through at the right.' },
  ],
  keyboard: [],
  accessibility: [
    'Screen readers get one sentence ("van 31 euro 50 voor 26 euro 95 per doos"); the figures are hidden.',
    'Give `spoken` in the language of the page.',
    "An old price is read first and as such ('van … voor …'); red says it to the eye only.",
  ],
  labels: { priceLabelLabels },
  related: ['PricePrompt', 'ProductCard', 'CartSummary', 'DealPictures'],
};
