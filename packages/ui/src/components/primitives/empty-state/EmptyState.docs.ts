import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['EmptyState'],
  alsoCalled: ['no results', 'blank slate', 'zero state', '404', 'leeg'],
  useWhen: [
    'A list has nothing to show: say why, and offer one way on.',
    'A page does not exist.',
    'A cart, a list of favourites or an order history before its first line.',
    'A filter leaves nothing: offer to take the filters off.',
  ],
  avoidWhen: [
    'It is still loading: use a skeleton.',
    'It failed: use `MessageList` with a way to try again.',
    'One of several lists on a page is empty: leave that list out.',
  ],
  pictures: [
    {
      story: 'WithWayOn',
      good: true,
      says: 'It says what is empty, what one gets by filling it, and where to begin.',
    },
    {
      story: 'WithoutWayOn',
      good: false,
      says: 'An apology is no way on, and the title does not say what is missing.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'With `headingLevel` the title is a heading that can take the focus by script, so that a page that was opened in place can begin there; it is no stop of the keyboard.',
    'Without it the title is plain text, for an empty part of a page whose heading stands above it.',
    'It announces nothing when it comes: the list above it says how many were found.',
    'The shelf is drawn with the page, without a file to load; below 960 px it reaches from edge to edge.',
  ],
  content: [
    "The title says what is so in one sentence: 'Je hebt nog niets besteld', 'Geen producten gevonden voor ‘luierz’'.",
    'Give the reason or what one can do, not an apology.',
    "One action, named by where it leads: 'Naar de producten'. Repeat what someone searched for, in quotes.",
  ],
  responsive: [
    'It begins at the left, as a list would, with lines of 36rem at most.',
    'On a phone the shelf reaches the edges of the screen, as a `ProductShelf` does.',
    'A search term of 200 letters breaks in the title.',
  ],
  anatomy: [
    { part: 'Root', slot: 'empty-state', what: 'An empty shelf, a title, a sentence and an action.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action.' }],
  accessibility: [
    'Give `headingLevel` where the title is the page’s heading; the shelf is decoration and hidden.',
    'When it takes the place of a list after a search, move no focus: the number of results is announced by `ListToolbar`.',
    'Its title is a heading, so that it is found among the headings of the page.',
  ],
  related: ['MessageList', 'ProductShelf', 'SearchBox', 'Button'],
};
