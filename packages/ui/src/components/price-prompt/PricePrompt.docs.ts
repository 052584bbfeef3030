import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['PricePrompt'],
  alsoCalled: ['login for price', 'hidden price', 'log in voor prijzen'],
  useWhen: ['In the place of a price, for visitors who are not logged in.'],
  avoidWhen: ['The price is unknown: say so in words.'],
  anatomy: [{ part: 'Link', what: 'The whole row.' }],
  keyboard: [{ keys: 'Enter', does: 'Goes to the login page, or opens the login panel.' }],
  accessibility: ['As high as the price whose place it takes, so nothing jumps after logging in.'],
};
