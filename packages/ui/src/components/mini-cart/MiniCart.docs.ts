import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { miniCartLabels } from '../../labels/miniCartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['MiniCart'],
  alsoCalled: ['cart icon', 'basket', 'cart button', 'winkelmandje'],
  useWhen: ['In the header of who is logged in: total and number of items, leading to the cart.'],
  avoidWhen: [
    'On a phone: `MobileBar` carries the cart.',
    'For visitors: they have no prices, so leave it out.',
  ],
  anatomy: [{ part: 'Link', slot: 'mini-cart', what: 'A `HeaderAction` with total and count.' }],
  keyboard: [{ keys: 'Enter', does: 'Goes to the cart.' }],
  accessibility: ['Its name holds the word, the total and the count, so that it says all by itself.'],
  labels: { miniCartLabels },
};
