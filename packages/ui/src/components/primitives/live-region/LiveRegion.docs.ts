import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['LiveRegion'],
  alsoCalled: ['announcer', 'aria-live', 'status', 'screen reader message'],
  useWhen: [
    'Once, in the layout of every page; then `announce("3 producten gevonden")` from anywhere.',
    'Something changed in another place than where the focus is: results, a total, a row that was copied.',
  ],
  avoidWhen: [
    'What is seen too: `MessageList` and `AddToCartNotice` speak for themselves.',
    'Every small change: what is announced is heard in the middle of something else.',
    'A second region on the page: they talk over each other.',
  ],
  pictures: [
    {
      story: 'SaysTheResult',
      good: true,
      says: 'What changed elsewhere on the page is said once, in a sentence that stands by itself.',
    },
    {
      story: 'SaysNothing',
      good: false,
      says: 'Which action, and what came of it? It is heard, and nobody is wiser.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'A page has one; `announce(text)` from anywhere says a sentence in it.',
    'The same sentence twice is said twice.',
    "`announce('')` takes away what was said last.",
  ],
  content: [
    "A sentence or less, in the past or the present: '3 producten gevonden', 'Maandag is naar dinsdag gekopieerd'.",
    'Name what changed; who hears it does not see where.',
    "No politeness and no 'succesvol': short is kind here.",
  ],
  responsive: [
    'It is one pixel and changes nothing in any layout, at any width.',
    'It stands in the layout, so that it survives a change of page.',
    'What is said in it is shown somewhere too, at every width.',
  ],
  anatomy: [
    {
      part: 'Region',
      slot: 'live-region',
      what: 'A polite, visually hidden `<div>` that is empty between messages.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Polite: it waits until the reader is done. The same message twice is read twice.',
    'It has to be in the page before it is filled; put it in the layout and leave it there.',
    'What the focus moves to is read by itself: do not announce that as well.',
    'Nothing in it can be pressed: what asks for an answer is a toast, a `Banner` or a `Dialog`.',
  ],
  related: ['MessageList', 'AddToCartNotice', 'VisuallyHidden', 'LoadingBar'],
};
