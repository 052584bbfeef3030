import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Text'],
  alsoCalled: ['paragraph', 'body', 'copy', 'typography', 'lead', 'tekst'],
  useWhen: [
    'A sentence of your own stands between the parts: an explanation, a note, the line under a title.',
    'The first sentence under a title says what the page is for: `size="lead"`, once a page.',
  ],
  avoidWhen: [
    'It heads a part of the page: use `Heading`.',
    'It comes as HTML from a back end: use `RichText`.',
    'It says that something went wrong or well: use `MessageList` or `Banner`.',
    'It is a price: use `PriceLabel`, whose figures have a reading of their own.',
  ],
  pictures: [
    { story: 'Lead', good: true, says: 'A first sentence that says what the page is about.' },
    {
      story: 'AsAHeading',
      good: false,
      says: 'It looks like a heading and is none for who goes from heading to heading: use `Heading`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is one element with a size, a tone and a weight; `as` makes it a `<span>` or a `<div>`.',
    '`lead` is 17 px on a phone and 22 from 960 px on; the others are the same everywhere.',
    'It cuts nothing, and limits no width: it is as wide as its place.',
    'In forced colours all tones have the colour of text.',
  ],
  content: [
    'One thought for each sentence, and the most important one first.',
    '`muted` is for what may be skipped, never for what one needs to order.',
    'Write as in Schrijfstijl: je, whole sentences, a full stop.',
    'What one may skip stands last or in the tone `muted`; what decides an order stands first and plain.',
  ],
  responsive: [
    'Lines are 45 to 75 characters long: give it a width (`max-w-2xl`) where its place is wider.',
    'Words without a break wrap.',
    'Sizes are steps of the scale; a brand may set them otherwise.',
  ],
  anatomy: [{ part: 'Text', slot: 'text', what: 'A `<p>`, `<span>` or `<div>`.' }],
  keyboard: [],
  accessibility: [
    'Every tone can be read on the page and on a label (WCAG 1.4.3).',
    'A tone is colour alone: let the words say what is so.',
    'Bold by weight alone is not read: where it matters use `<strong>` in it.',
  ],
  related: ['Heading', 'RichText', 'MessageList'],
};
