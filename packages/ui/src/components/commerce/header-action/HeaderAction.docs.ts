import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['HeaderAction'],
  alsoCalled: ['header link', 'nav icon', 'icon with label', 'badge'],
  useWhen: [
    'An action at the right of the header: favourites, account, cart.',
    'Three or four of them at most: each one more makes the others harder to find.',
  ],
  avoidWhen: [
    'The account with its panel: use `AccountMenu`. The cart: use `MiniCart`.',
    'Below the header: use `IconButton` or `Link`.',
  ],
  pictures: [
    { story: 'WithBadge', good: true, says: 'A word for what it is, and what is in it now.' },
    { story: 'CountOnly', good: false, says: 'A sign and a figure: the word is left to be guessed.' },
  ],
  status: 'stable',
  howItWorks: [
    'With an `href` it is a link through the router of `LinkProvider`, without one a button of type `button`; each takes the attributes of its element.',
    'What shows goes by the width of its `SiteHeader`: icon and count below 76rem, both lines from there on; the words are always read aloud.',
    'A second line that does not fit ends in an ellipsis; its tooltip and the accessible name hold it whole.',
    'A badge of 0 is shown: leave it out where nought says nothing.',
    'It announces no change of its badge: `AddToCartNotice` says what was added.',
  ],
  content: [
    "The first line is a noun ('Favorieten'), the second what is so now: a name, an amount, a number.",
    "A badge is a count; `badgeLabel` is read in its place, with the unit ('9 artikelen'). Nought has no badge.",
    'Two words at most in each line.',
  ],
  responsive: [
    'Where its header is narrower than 76rem icon and count stay, and the words are there for screen readers only.',
    'In a wider one both lines show, each as one line: a second line that is too long ends in an ellipsis.',
    'Each is at least 48 px high and 44 px wide.',
  ],
  anatomy: [
    { part: 'Root', slot: 'header-action', what: 'A link with `href`, otherwise a button.' },
    { part: 'Label', slot: 'label', what: 'The upper line.' },
    { part: 'Detail', slot: 'detail', what: 'The lower line.' },
    { part: 'Badge', slot: 'badge', what: 'A count.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows it; a button also by Space.' }],
  accessibility: [
    'On a phone the words stay for screen readers; the icon is decoration.',
    'A count is read within the name, by its `badgeLabel` ("9 artikelen") or as a bare figure.',
    'With `href` it is a link and can be opened in a tab; without it a button, for what opens here.',
  ],
  related: ['AccountMenu', 'MiniCart', 'SiteHeader', 'MobileBar'],
};
