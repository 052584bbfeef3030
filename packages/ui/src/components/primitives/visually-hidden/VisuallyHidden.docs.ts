import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['VisuallyHidden'],
  alsoCalled: ['sr-only', 'screen reader only', 'hidden text'],
  useWhen: [
    'A word that sight does not need: "van", "voor", the name of a group.',
    'A column head or a unit that the eye gets from where something stands.',
  ],
  avoidWhen: [
    'What everybody needs: show it.',
    'What nobody needs: leave it out, or `aria-hidden`.',
    'To give search engines more words: they are read to people.',
  ],
  pictures: [
    {
      story: 'FromAndFor',
      good: true,
      says: "The eye sees which price is struck; the words 'van' and 'voor' are for who listens.",
    },
    {
      story: 'HidesACondition',
      good: false,
      says: 'Everybody has to know that it takes ten boxes: show it.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is a `<span>` of one pixel that is cut by its own edge: in the page for screen readers, out of the layout for the eye.',
    "It can be found by the browser's search, which then has nothing to show: keep it short.",
    'It is read where it stands and announces nothing when it changes: for that there is `LiveRegion`.',
    'It takes the look of its place from nowhere: in forced colours and on paper it stays hidden.',
  ],
  content: [
    "Write it as part of the sentence it stands in, with the spaces it needs: 'van ' 31,50 ' voor ' 26,95.",
    'As short as can be: who listens hears it every time.',
    'In the language of the page, and from `labels`.',
  ],
  responsive: [
    'It is out of every layout, at any width and any size of text.',
    "It stays with the text around it, so that a screen reader's highlight is in the right place.",
    'It cannot widen the page, however long it is.',
  ],
  anatomy: [{ part: 'Text', what: 'A `<span>` of one pixel.' }],
  keyboard: [],
  accessibility: [
    'Never put something in it that takes the keyboard; `SkipLink` shows itself instead.',
    'Prefer words that everybody sees; each hidden one is a text that nobody checks.',
    'It is read in the order of the document, also by a refreshable braille display.',
    "A control's name is better given by its visible words: who speaks to their computer says what they see (WCAG 2.5.3).",
  ],
  related: ['LiveRegion', 'SkipLink', 'IconButton'],
};
