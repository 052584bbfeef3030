import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

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
  content: [
    "The first line is a noun ('Favorieten'), the second what is so now: a name, an amount, a number.",
    'A badge is a count and is read with its unit; nought has no badge.',
    'Two words at most in each line.',
  ],
  responsive: [
    'Below 960 px icon and count stay, and the words are there for screen readers only.',
    'From 960 px on both lines show; a long second line is cut and whole in the accessible name.',
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
    'A count is read within the name ("9 artikelen").',
    'With `href` it is a link and can be opened in a tab; without it a button, for what opens here.',
  ],
  related: ['AccountMenu', 'MiniCart', 'SiteHeader', 'MobileBar'],
};
