import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { toastRegionLabels } from '../../../labels/toastRegionLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ToastRegion'],
  alsoCalled: ['toast', 'snackbar', 'toaster', 'notification', 'flash message', 'melding'],
  useWhen: [
    'Something was done, the page does not show it, and one may want it undone: a list was removed, an address saved.',
    'One region in the layout, one queue beside it: `const toasts = createToastQueue()`; then `toasts.add({ title })` from anywhere.',
  ],
  avoidWhen: [
    'One has to act on it: use `MessageList` where it is about, or `Banner`.',
    'A product was added: use `AddToCartNotice`.',
    'A modal window is open: say it in the window; what lies behind it is out of reach.',
  ],
  pictures: [
    {
      story: 'UndoOffered',
      good: true,
      says: 'It was done, it does not show on the page, and it can be undone.',
    },
    {
      story: 'WhatToMend',
      good: false,
      says: 'One has to act on it, at a field: the message belongs there, and stays.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Three toasts show at once (`createToastQueue(max)`), the others wait for a place. One with an action or of tone `danger` shows at once, in the place of another.',
    'One that can be acted on, or says that something failed, stays until it is closed; the others go after six seconds.',
    'The queue is no part of React: a call that failed in the background may add to it.',
  ],
  content: [
    "One sentence in the past: 'Lijst verwijderd.'. What one can do about it is one verb: 'Zet terug'.",
    'No greeting and no exclamation: it comes unasked.',
  ],
  responsive: [
    'From 960 pixels on it stands at the lower right, 416 px wide; below, over the bar at the foot, as wide as the window.',
    'Long texts break; the cross stays at the upper right.',
  ],
  anatomy: [
    {
      part: 'Region',
      slot: 'toast-region',
      what: 'A `<section>` at the foot of the window; a region while it has toasts.',
    },
    { part: 'Toast', slot: 'toast', what: 'An `<li>`: sign, what happened, what one can do, and its cross.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'To the toasts, and back to where one was.' },
    { keys: 'Tab', does: 'Through their buttons.' },
    { keys: 'Escape', does: 'On a toast: closes it; after the last the focus goes back to where it was.' },
  ],
  accessibility: [
    'A toast is read once, when it comes: politely, but for `danger`, which interrupts.',
    'At most three show. The time stands still while the pointer or the focus is on one, or the window is not looked at.',
    'What has something to press, or says that something failed, stays until it is closed (WCAG 2.2.1).',
  ],
  labels: { toastRegionLabels },
  related: ['AddToCartNotice', 'MessageList', 'Banner', 'LiveRegion'],
};
