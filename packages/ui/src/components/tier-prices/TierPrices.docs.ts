import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { tierPricesLabels } from '../../labels/tierPricesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['TierPrices'],
  alsoCalled: ['volume pricing', 'quantity discount', 'graduated prices', 'staffelprijzen', 'staffelkorting'],
  useWhen: ['A product costs less from some quantity on.'],
  avoidWhen: ['There is one price: use `PriceLabel`.', 'A deal gives pieces for free: use `DealPictures`.'],
  pictures: [
    { story: 'Middle', good: true, says: 'The price of each tier, and which one holds now.' },
    { story: 'SavingsAlone', good: false, says: 'Savings of a price that one has to look for elsewhere.' },
  ],
  status: 'beta',
  content: [
    "Prices have their euro sign and two decimals: '€ 12,95'.",
    "`unit` says what one price is for: 'per doos'.",
  ],
  responsive: [
    'As wide as what it stands in; figures never break.',
    'Three columns fit a card of 200 px; leave `saving` out where there is less.',
  ],
  related: ['PriceLabel', 'QuantityStepper', 'DealPictures'],
  anatomy: [
    {
      part: 'Table',
      slot: 'tier-prices',
      what: 'One row per price; `data-current` is on the one that holds.',
    },
  ],
  keyboard: [],
  accessibility: ['The price that holds is said in words, not by its colour alone.'],
  labels: { tierPricesLabels },
};
