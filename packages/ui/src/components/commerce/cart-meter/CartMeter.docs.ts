import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

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
  pictures: [
    { story: 'UnderTheMinimum', good: true, says: 'Amounts, with one word for what is reached there.' },
    { story: 'Praises', good: false, says: 'It praises and asks for more, and says no amount.' },
  ],
  status: 'stable',
  howItWorks: [
    'Its state is `short` below the minimum, `enough` from there, `free` from free delivery on, as `data-state`.',
    'It is drawn by the attributes of an SVG, without an inline style, and grows with the text.',
    'Screen readers get a `<meter>`, described by the ready strings.',
  ],
  content: [
    "`labels.value` is what is in the cart, as an amount and nothing more: '€ 68,05'. What is missing is said in a sentence beside it.",
    "Marks carry amounts with one word for what is reached there, not adjectives: '€ 50 bestelminimum', '€ 100 gratis bezorgd'.",
    "`labels.name` is read aloud only: 'Stand van je bestelling'.",
    'When all is reached, say so and stop: no exclamation mark, no further goal.',
  ],
  responsive: [
    'Lengths are percentages and em: the ruler fills its place and grows with the text.',
    'Both labels stand on one line while they fit there, each at its mark; else on two, and one that is longer than the ruler breaks.',
    'An amount far beyond the last mark fills the ruler and moves nothing.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'cart-meter',
      what: 'The `<div>` with the meter for screen readers and the drawn ruler; `data-state` is `short`, `enough` or `free`.',
    },
    { part: 'Value', what: 'Above the end of the filled stretch.' },
    { part: 'Ruler', what: 'SVG: a filled stretch, ticks and the two marks.' },
    { part: 'Labels', what: 'Under the ruler, each ending at its mark.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<meter>` carries `labels.name` and is described by the three texts; the drawing is hidden.',
    'Reached or not is told by words, not by colour alone; forced colours keep the ruler visible.',
  ],
  related: ['CartSummary', 'LoadingBar', 'MessageList', 'OrderBar'],
};
