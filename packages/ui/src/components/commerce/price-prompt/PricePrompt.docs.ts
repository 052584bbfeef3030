import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['PricePrompt'],
  alsoCalled: ['login for price', 'hidden price', 'log in voor prijzen'],
  useWhen: [
    'In the place of a price, for visitors who are not logged in.',
    "Prices depend on the company's contract, so that a visitor has none.",
    'On cards, rows and the product page alike, in the very place of the price.',
  ],
  avoidWhen: [
    'The price is unknown: say so in words.',
    'An account that waits for approval: say in a `MessageList` that it waits, and for how long.',
  ],
  pictures: [
    { story: 'LoggedOut', good: true, says: 'Why there is no price, and what to do.' },
    { story: 'OnRequest', good: false, says: 'It sounds as if one had to call; logging in is all it takes.' },
  ],
  status: 'stable',
  howItWorks: [
    'It is a link and nothing more: its words and its address are yours, the way back included.',
    'Its least height is that of a price of size `card`, so that nothing moves where the price comes.',
    'To open a panel in its place prevent the default of its click; where no scripts run it leads to the page.',
    "Give it `aria-describedby` with the id of the product's name, or the name in its words, so that forty of them can be told apart.",
  ],
  content: [
    "'Log in voor prijzen': what to do and what one gets, in three or four words.",
    "The same words on each card; no 'Prijs op aanvraag', for the price is known.",
    'On the product page a second line may say who can get an account.',
  ],
  responsive: [
    'It has the height of the price whose place it takes, at any size of text.',
    'On a narrow card the words break over two lines and the sign stays before the first.',
    'The whole row is the target, 48 px high at least.',
  ],
  anatomy: [{ part: 'Link', what: 'The whole row.' }],
  keyboard: [{ keys: 'Enter', does: 'Goes to the login page, or opens the login panel.' }],
  accessibility: [
    'As high as the price whose place it takes, so nothing jumps after logging in.',
    "Give it the login page with the way back in its address, and the product's name as its description (`aria-describedby`).",
    'Forty of them on a page sound alike without it.',
  ],
  related: ['PriceLabel', 'ProductCard', 'LoginFormFrame', 'AccountMenu'],
};
