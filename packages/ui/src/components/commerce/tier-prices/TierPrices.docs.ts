import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { tierPricesLabels } from '../../../labels/tierPricesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['TierPrices'],
  alsoCalled: ['volume pricing', 'quantity discount', 'graduated prices', 'staffelprijzen', 'staffelkorting'],
  useWhen: [
    'A product costs less from some quantity on, and the buyer may still choose how many to take.',
    'Beside the field where the quantity is set: with `quantity` the price that holds is marked, and what the next one takes is said.',
  ],
  avoidWhen: [
    'There is one price: use `PriceLabel`.',
    'A deal gives pieces for free: use `DealPictures`.',
    'A price was agreed for this customer alone and knows no steps: show that one, and say since when it holds.',
  ],
  pictures: [
    { story: 'Middle', good: true, says: 'The price of each tier, and which one holds now.' },
    { story: 'SavingsAlone', good: false, says: 'Savings of a price that one has to look for elsewhere.' },
  ],
  status: 'beta',
  howItWorks: [
    'The tier that holds for `quantity` is marked, and how many more reach the next one is said; without a quantity neither is.',
    'It calculates nothing: prices and savings come as they are shown.',
  ],
  content: [
    "Prices have their euro sign and two decimals: '€ 12,95'.",
    "`unit` says what one price is for: 'per doos'.",
    "`saving` is a share of the first price, whole and without a sign: '14%'.",
    'Tiers begin with the lowest quantity that can be ordered, also when that is more than one.',
  ],
  responsive: [
    'As wide as what it stands in; figures never break.',
    'Three columns fit a card of 200 px; leave `saving` out where there is less.',
    'With text at 200 % the heads break into lines and the figures stay whole.',
  ],
  related: ['PriceLabel', 'QuantityStepper', 'DealPictures'],
  anatomy: [
    {
      part: 'Table',
      slot: 'tier-prices',
      what: 'One row per price; `data-current` is on the one that holds.',
    },
    {
      part: 'Next',
      what: 'How many more bring the next price; only with a quantity that has not the best one.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A real table with a hidden caption and heads: a screen reader says quantity and price together.',
    'The price that holds is said in words, not by its colour alone.',
    'What the next tier takes is a sentence under the table; it is not announced at every press of a stepper.',
  ],
  labels: { tierPricesLabels },
};
