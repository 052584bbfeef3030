import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Text'],
  alsoCalled: ['paragraph', 'body', 'copy', 'typography', 'lead', 'tekst'],
  useWhen: [
    'A sentence of your own stands between the parts: an explanation, a note, the line under a title.',
  ],
  avoidWhen: [
    'It heads a part of the page: use `Heading`.',
    'It comes as HTML from a back end: use `RichText`.',
    'It says that something went wrong or well: use `MessageList` or `Banner`.',
  ],
  anatomy: [{ part: 'Text', slot: 'text', what: 'A `<p>`, `<span>` or `<div>`.' }],
  keyboard: [],
  accessibility: [
    'Every tone can be read on the page and on a label (WCAG 1.4.3).',
    'A tone is colour alone: let the words say what is so.',
  ],
};
