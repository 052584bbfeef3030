import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['HeaderAction'],
  alsoCalled: ['header link', 'nav icon', 'icon with label', 'badge'],
  useWhen: ['An action at the right of the header: favourites, account, cart.'],
  avoidWhen: [
    'The account with its panel: use `AccountMenu`. The cart: use `MiniCart`.',
    'Below the header: use `IconButton` or `Link`.',
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
  ],
};
