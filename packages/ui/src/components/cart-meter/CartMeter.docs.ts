import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['CartMeter'],
  alsoCalled: ['progress bar', 'free shipping bar', 'minimum order', 'voortgang', 'bestelminimum'],
  useWhen: [
    'The cart or its summary shows how far the order is from the minimum and from free delivery.',
    'There is a minimum order or an amount from which delivery is free, and the buyer is not there yet.',
  ],
  avoidWhen: [
    'Something is loading: use `LoadingBar`.',
    'There is neither a minimum nor free delivery: leave it out.',
  ],
  status: 'stable',
  content: [
    "`labels.value` is one sentence with the amount that is missing and what it brings: 'Nog € 12,40 tot gratis bezorging'.",
    "Marks carry amounts, not adjectives: '€ 50' and '€ 100', with a word for what is reached there.",
    'When all is reached, say so and stop: no exclamation mark, no further goal.',
  ],
  responsive: [
    'Lengths are percentages and em: the ruler fills its place and grows with the text.',
    'When the two marks come close to each other their words stand on two lines, so that they never lie over each other.',
    'An amount far beyond the last mark fills the ruler and moves nothing.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'cart-meter',
      what: 'The `<div>` with the meter for screen readers and the drawn ruler.',
    },
    { part: 'Ruler', what: 'SVG: a filled stretch, ticks and the two marks.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<meter>` with `labels.value` as its text says it in one sentence; the drawing is hidden.',
    'Reached or not is told by words, not by colour alone; forced colours keep the ruler visible.',
  ],
  related: ['CartSummary', 'LoadingBar', 'MessageList', 'OrderBar'],
};
