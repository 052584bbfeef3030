import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { orderBarLabels } from '../../labels/orderBarLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderBar'],
  alsoCalled: ['sticky footer', 'checkout bar', 'sticky button', 'bestelbalk'],
  useWhen: ['On a phone, under cart and payment: total and order button stay within reach of the thumb.'],
  avoidWhen: [
    'From 960 px on: it hides itself, the summary stands in sight.',
    'A bar with links: use `MobileBar`.',
  ],
  anatomy: [
    { part: 'Bar', slot: 'order-bar', what: 'Sticks above `MobileBar`, and lets go where its content ends.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the reason, when it is a link, and the button.' }],
  accessibility: [
    'What has the focus is never hidden behind it: the page keeps its height free while scrolling (WCAG 2.4.11).',
  ],
  labels: { orderBarLabels },
};
