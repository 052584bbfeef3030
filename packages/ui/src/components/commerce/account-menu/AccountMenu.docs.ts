import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { accountMenuLabels } from '../../../labels/accountMenuLabels.ts';

export const docs: ComponentDocs = {
  exports: ['AccountMenu'],
  alsoCalled: ['profile menu', 'user menu', 'login popover', 'avatar menu', 'mijn account'],
  useWhen: [
    'The header must show who is logged in, or offer the login form without leaving the page.',
    'Give `loggedIn` with the menu, or `loggedOut` with a `LoginFormFrame`; with neither it is a plain link.',
  ],
  avoidWhen: [
    'The action opens nothing: use `HeaderAction`.',
    'On a phone: it becomes a link to `href` by itself; the menu belongs on the page it leads to.',
  ],
  pictures: [
    { story: 'LoggedInOpen', good: true, says: 'Places first, acts last, and logging out is the very last.' },
    {
      story: 'PhrasesInAnyOrder',
      good: false,
      says: 'Logging out in the middle, and lines that do not say where they lead.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Below 960 px it is a plain link to its `href`; above it is a button with a panel.',
    'With neither `loggedIn` nor `loggedOut` it is a link everywhere.',
    'The panel stands on `Popover`, whose code comes with the first intent.',
  ],
  content: [
    "The button's first line says what it is ('Jouw account'), its second for whom: the company's own name, as it stands on invoices.",
    "Lines of the menu are places ('Bestelhistorie') or acts ('Uitloggen'); acts come last, and logging out is the very last.",
    "Logged out, the first line says whom it is for ('Voor klanten'), the second invites ('Inloggen'), as the panel's heading does.",
  ],
  responsive: [
    'Below 960 px it is a plain link to `href`: a panel over half a phone would be a page of its own anyway.',
    'A company name that is too long ends in an ellipsis; the whole name stands at the head of the panel, in the tooltip and in the accessible name.',
    'With text at 200 % the panel is as wide as the window allows and scrolls with the page.',
  ],
  anatomy: [
    { part: 'Root', slot: 'account-menu', what: 'The `<div>` that holds button and panel.' },
    { part: 'Button', what: 'Icon, label and company name; `aria-expanded` while the panel is open.' },
    { part: 'Panel', slot: 'panel', what: 'The list of links and acts, or the login form.' },
    { part: 'Company', slot: 'company', what: 'The whole name of the company, at the head of the panel.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes the panel.' },
    { keys: 'Tab', does: 'Walks the lines of the panel; leaving it closes it.' },
    { keys: 'Escape', does: 'Closes and gives the focus back to the button.' },
  ],
  accessibility: [
    'It is a disclosure, not an ARIA menu: links stay links, so a screen reader offers what it offers on a page.',
    'The panel stands right after its button, so that reading order and focus order agree.',
    'Who logs in inside the panel stays on the page: move the focus to what changed, or leave it on the button.',
  ],
  labels: { accountMenuLabels },
  related: ['HeaderAction', 'LoginFormFrame', 'Popover', 'MobileBar'],
};
