import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { dialogLabels } from '../../../labels/dialogLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Drawer', 'DrawerTrigger', 'DrawerContent', 'DrawerClose'],
  alsoCalled: ['sheet', 'side panel', 'bottom sheet', 'off canvas', 'slide over', 'lade'],
  useWhen: [
    'There is much to see or to set, and the page behind it gives it its meaning: filters, a cart, an order.',
    'On a phone it comes from the foot, within reach of the thumb, whatever its side.',
  ],
  avoidWhen: [
    'One question: use `AlertDialog`. A short form: use `Dialog`.',
    'The page stays in use beside it: put it on the page, for example with `SidebarLayout`.',
  ],
  pictures: [
    { story: 'AtTheEnd', good: true, says: 'Much to set, and its foot says what comes of it.' },
    {
      story: 'OneQuestion',
      good: false,
      says: 'A whole side of the window for one question: use `AlertDialog`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Below 960 px every drawer comes from the foot, whatever its `side`.',
    'What is set in it may count at once or at the press of its foot: say in the foot which of the two it is.',
    'It keeps by itself whether it is open, or you do: `open` with `onOpenChange`.',
  ],
  content: [
    "The title is a noun: 'Filters', 'Jouw lijsten'.",
    "Its foot says what comes of it, with the figure where there is one: 'Toon 24 producten'.",
  ],
  responsive: [
    'From 960 pixels on it stands at its side, 448 px wide and as high as the window; `bottom` comes from the foot at any width.',
    'Below, it comes from the foot, as high as what it holds and 85 % of the window at most, with room for the gestures of a phone.',
    'Title and foot stay in sight while what is between them scrolls.',
  ],
  anatomy: [
    {
      part: 'Trigger',
      slot: 'drawer-trigger',
      what: 'The `Button` that opens it; left out where the caller does.',
    },
    { part: 'Content', slot: 'drawer-content', what: 'The modal `<dialog>` at a side of the window.' },
    {
      part: 'Header',
      slot: 'drawer-header',
      what: 'The title, an `<h2>`, and the button that closes it; stays in sight.',
    },
    { part: 'Body', slot: 'drawer-body', what: 'What scrolls.' },
    { part: 'Footer', slot: 'drawer-footer', what: 'Stays in sight: what one does with it.' },
    { part: 'Close', slot: 'drawer-close', what: 'A `Button` in it that closes it.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the trigger: opens it; its first control gets the focus.' },
    { keys: 'Tab', does: 'Stays in the drawer, but for the browser’s own bars.' },
    { keys: 'Escape', does: 'Closes it and gives the focus back to where it was.' },
  ],
  accessibility: [
    'The platform’s own modal dialog: what lies behind it is inert, for screen readers too.',
    'Its title is its name. A press on the scrim closes it, unless `closedby` says otherwise.',
    'Who asked for less motion sees it there at once.',
  ],
  labels: { dialogLabels },
  related: ['Dialog', 'AlertDialog', 'Popover', 'SidebarLayout'],
};
