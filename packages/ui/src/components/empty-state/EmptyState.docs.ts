import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['EmptyState'],
  alsoCalled: ['no results', 'blank slate', 'zero state', '404', 'leeg'],
  useWhen: ['A list has nothing to show: say why, and offer one way on.', 'A page does not exist.'],
  avoidWhen: [
    'It is still loading: use a skeleton.',
    'It failed: use `MessageList` with a way to try again.',
  ],
  anatomy: [
    { part: 'Root', slot: 'empty-state', what: 'An empty shelf, a title, a sentence and an action.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action.' }],
  accessibility: [
    'Give `headingLevel` where the title is the page’s heading; the shelf is decoration and hidden.',
  ],
};
