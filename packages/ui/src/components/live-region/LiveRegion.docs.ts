import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['LiveRegion'],
  alsoCalled: ['announcer', 'aria-live', 'status', 'screen reader message'],
  useWhen: ['Once, in the layout of every page; then `announce("3 producten gevonden")` from anywhere.'],
  avoidWhen: [
    'What is seen too: `MessageList` and `AddToCartNotice` speak for themselves.',
    'Every small change: what is announced is heard in the middle of something else.',
  ],
  anatomy: [
    {
      part: 'Region',
      slot: 'live-region',
      what: 'A polite, visually hidden `<div>` that is empty between messages.',
    },
  ],
  keyboard: [],
  accessibility: ['Polite: it waits until the reader is done. The same message twice is read twice.'],
};
