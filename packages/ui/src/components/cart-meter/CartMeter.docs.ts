import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['CartMeter'],
  alsoCalled: ['progress bar', 'free shipping bar', 'minimum order', 'voortgang', 'bestelminimum'],
  useWhen: ['The cart or its summary shows how far the order is from the minimum and from free delivery.'],
  avoidWhen: [
    'Something is loading: use `LoadingBar`.',
    'There is neither a minimum nor free delivery: leave it out.',
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
};
