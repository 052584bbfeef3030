import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { priceLabelLabels } from '../../labels/priceLabelLabels.ts';

export const docs: ComponentDocs = {
  exports: ['PriceLabel'],
  alsoCalled: ['price badge', 'price tag', 'amount', 'old price', 'sale price', 'prijs'],
  useWhen: ['A price that sells: on a card, on the product page, as the total.'],
  avoidWhen: [
    'Amounts in a list or a sum: plain text with tabular figures.',
    'Visitors who may not see prices: use `PricePrompt`.',
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
  ],
  labels: { priceLabelLabels },
};
