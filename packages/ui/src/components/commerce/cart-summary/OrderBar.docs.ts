import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { orderBarLabels } from '../../../labels/orderBarLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderBar'],
  alsoCalled: ['sticky footer', 'checkout bar', 'sticky button', 'bestelbalk'],
  useWhen: [
    'On a phone, under cart and payment: total and order button stay within reach of the thumb.',
    'The cart is longer than the screen, as most carts of a wholesale shop are.',
  ],
  avoidWhen: [
    'From 960 px on: it hides itself, the summary stands in sight.',
    'A bar with links: use `MobileBar`.',
    'The page has no single thing to do: a bar that is always there is then always in the way.',
  ],
  pictures: [
    {
      story: 'Ready',
      good: true,
      says: 'The sum, what is in it, and the very words of the summary’s button.',
    },
    {
      story: 'OtherWords',
      good: false,
      says: 'Another word than in the summary, and a sum of nobody knows what.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It sticks by CSS alone to the foot of what it stands in, above the bar of the phone, and lets go where that ends.',
    'While it is on the page, what gets the keyboard is scrolled clear of it: the style sheet keeps 10rem free for that.',
    'From 960 px on it is not displayed, so that its button is no second stop of the keyboard there.',
    'The amount keeps its line; where text is large the button goes on to a line of its own.',
    'It works without scripts: give a link, or a button that sends a form, as `action`.',
  ],
  content: [
    'The button has the very words of the one in the summary, so that nobody wonders whether they do the same.',
    "The total is said with what it is ('Totaal'), and is the amount that is paid.",
    'When one cannot order, the reason takes the place above the button: one line, and a link to where it can be mended.',
  ],
  responsive: [
    'It is there below 960 px only, over the full width, above `MobileBar`; on a page without that bar at the edge of the screen.',
    'It lets go where the content it belongs to ends, so that the footer is never covered.',
    'It keeps clear of the strip at the foot of the phone, and grows with text at 200 % instead of cutting the amount.',
  ],
  anatomy: [
    { part: 'Bar', slot: 'order-bar', what: 'Sticks above `MobileBar`, and lets go where its content ends.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the reason, when it is a link, and the button.' }],
  accessibility: [
    'What has the focus is never hidden behind it: the page keeps its height free while scrolling (WCAG 2.4.11).',
    'Its button is a second one with the same words; both do the same, so that a list of buttons surprises nobody.',
  ],
  labels: { orderBarLabels },
  related: ['CartSummary', 'MobileBar', 'CartMeter'],
};
