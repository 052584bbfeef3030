import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['RichText'],
  alsoCalled: ['prose', 'CMS content', 'wysiwyg', 'typography', 'opmaak'],
  useWhen: ['HTML from a back end, already cleaned by an allow-list.'],
  avoidWhen: [
    'HTML that nobody cleaned: this part trusts what it gets.',
    'Text of your own: write elements.',
  ],
  anatomy: [
    { part: 'Root', slot: 'rich-text', what: 'Styles by element; no classes are needed in the HTML.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the links.' }],
  accessibility: [
    'It starts at `h2`: the page has its own `h1`.',
    'Lines are at most 44rem wide; tables scroll with the page, not in a box.',
  ],
};
