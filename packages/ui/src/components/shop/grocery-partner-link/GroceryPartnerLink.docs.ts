import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { groceryPartnerLinkLabels } from '../../../labels/groceryPartnerLinkLabels.ts';

export const docs: ComponentDocs = {
  exports: ['GroceryPartnerLink'],
  alsoCalled: ['partner', 'external link', 'boodschappen'],
  useWhen: [
    'The account may order groceries at a partner: on the board, and after an order.',
    'The back end says that this account has the partnership: others never see it.',
    'After an order is placed, as `block`, when the fridge has to be filled as well.',
  ],
  avoidWhen: [
    'The link stays in this shop: use `Link`.',
    'Another site that has nothing to do with the account: use `Link`.',
  ],
  pictures: [
    {
      story: 'AfterAnOrder',
      good: true,
      says: 'It names what one does there and what comes of it; that it opens a tab belongs to its name.',
    },
    { story: 'AnAdvertisement', good: false, says: 'An advertisement that hides where it leads.' },
  ],
  status: 'stable',
  howItWorks: [
    'It is a plain `<a>` that opens a tab of its own, and never goes through the router of `LinkProvider`: the address is another site.',
    'Tab and `rel` are its own, since its name says that a tab opens.',
    '`hint` shows in a `block` only; in the bar there is one line.',
    'In the bar the name never breaks; as a `block` it does, and the sign stays beside it.',
    'It works without scripts.',
  ],
  content: [
    "It names the partner and what one does there: 'Boodschappen bij …'.",
    "'Opent in een nieuw tabblad' belongs to its name; the sign says it to who sees.",
    "No logo: the partner's name is a word here.",
  ],
  responsive: [
    "In the bar (`navigation`) it is a cell as high as the others, and never goes behind 'Meer'.",
    'As a `block` it is a line of text that breaks where it must.',
    'On a phone it stands in `MobileBarMenu`, under the categories.',
  ],
  anatomy: [{ part: 'Link', slot: 'grocery-partner-link', what: 'An `<a>` that opens a tab of its own.' }],
  keyboard: [{ keys: 'Enter', does: "Opens the partner's shop." }],
  accessibility: [
    'It says that it opens in a new tab.',
    'It is always an `<a>`, with `rel="noreferrer"`, so that the other site neither reaches this one nor learns where one came from.',
    "The address is the partner's own; nothing of the account is in it.",
  ],
  labels: { groceryPartnerLinkLabels },
  related: ['Link', 'CategoryNavigation', 'OrderConfirmation'],
};
