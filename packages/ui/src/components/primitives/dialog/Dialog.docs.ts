import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { dialogLabels } from '../../../labels/dialogLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogClose'],
  alsoCalled: ['modal', 'lightbox', 'overlay', 'confirm', 'venster'],
  useWhen: ['The page has to wait for a form or a choice that comes before going on.'],
  avoidWhen: [
    'The page stays in use behind it: use `Popover`.',
    'Something is told and nothing is asked: use `MessageList` or `AddToCartNotice`.',
    'A yes or no before something that cannot be undone: use `AlertDialog`.',
    'There is much in it, such as filters or a cart: use `Drawer`.',
  ],
  pictures: [
    {
      story: 'ShortForm',
      good: true,
      says: 'One thing to fill in; the title names it and the button says what happens to it.',
    },
    {
      story: 'AreYouSure',
      good: false,
      says: "Of what? Who reads only 'OK' cannot tell what goes: name it in the title and on the button.",
    },
  ],
  status: 'stable',
  howItWorks: [
    'It keeps by itself whether it is open, or you do: `open` with `onOpenChange`.',
    'It is in the document only while it is open: a form in it begins anew each time.',
    'What was typed goes with it; keep it in your own state, or set `closedby="closerequest"` so that a press beside it does not lose it.',
  ],
  content: [
    "The title is a question or a noun: 'Winkelwagen legen?', 'Adres wijzigen'.",
    "The buttons answer it by name ('Leeg de winkelwagen', 'Bewaar hem'), so that one who reads only the buttons decides rightly.",
    "One or two sentences on what will be gone and whether it comes back; no 'Weet je het zeker'.",
  ],
  responsive: [
    'It stands in the middle, 384 px wide unless a class says otherwise, and never wider than the window.',
    'What is higher than the window scrolls within it, and the page behind it stands still.',
    'Its `actions` stand beside each other while they fit; on a phone they share the width.',
  ],
  anatomy: [
    {
      part: 'Trigger',
      slot: 'dialog-trigger',
      what: 'The `Button` that opens it; left out where the caller does.',
    },
    { part: 'Content', slot: 'dialog-content', what: 'The modal `<dialog>` over its scrim.' },
    { part: 'Header', slot: 'dialog-header', what: 'The title, an `<h2>`, and the button that closes it.' },
    { part: 'Close', slot: 'dialog-close', what: 'A `Button` in the content that closes it.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the trigger: opens the window, whose first control gets the focus.' },
    { keys: 'Tab', does: 'Stays in the window, but for the browser’s own bars.' },
    { keys: 'Escape', does: 'Closes it and gives the focus back to where it was.' },
  ],
  accessibility: [
    'What carries `data-autofocus` gets the focus first; else it is the first control.',
    'The platform’s own modal dialog: what lies behind it is inert, for screen readers too.',
    'Its title is its name.',
    'A press on the scrim closes it; `closedby="closerequest"` keeps a form from being lost that way.',
  ],
  labels: { dialogLabels },
  related: ['Popover', 'MessageList', 'Button', 'EmptyState'],
};
