import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['RichText'],
  alsoCalled: ['prose', 'CMS content', 'wysiwyg', 'typography', 'opmaak'],
  useWhen: [
    'HTML from a back end, already cleaned by an allow-list.',
    'A CMS page, or product information, that people without knowledge of code have written.',
    'A text that a shop edits itself, such as its terms: the CMS gives elements, and the kit their looks.',
  ],
  avoidWhen: [
    'HTML that nobody cleaned: this part trusts what it gets.',
    'Text of your own: write elements.',
  ],
  pictures: [
    { story: 'Page', good: true, says: 'Headings, lists and tables as what they are.' },
    {
      story: 'LooksAreNotStructure',
      good: false,
      says: 'Bold in the place of headings and dashes in that of a list: nobody can go from one to the next.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It trusts its HTML: clean it before it gets here, or give a value of your Trusted Types policy.',
    'It styles elements and asks for no classes; a class in the HTML has the meaning that your page gives it.',
    'Its links are plain `<a>`: they load a page anew, since no router has a part in it.',
    'Headings keep the level that they came with.',
    'Pictures and films are as wide as there is room; a table takes the whole width, and its words break.',
  ],
  content: [
    'Headings inside begin at `h2` and skip no level.',
    'Links say where they lead; tables have header cells.',
    'Lists are lists: no dashes typed by hand.',
    'Pictures have an `alt` that says what they add; a picture of text is written as text.',
  ],
  responsive: [
    'Lines are 44rem long at most; pictures and tables shrink to the room there is.',
    'A word without a break wraps, so that no address widens the page.',
    'Space between blocks follows the steps of the kit, whatever the HTML came with.',
  ],
  anatomy: [
    { part: 'Root', slot: 'rich-text', what: 'Styles by element; no classes are needed in the HTML.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the links.' }],
  accessibility: [
    'It starts at `h2`: the page has its own `h1`.',
    'Lines are at most 44rem wide; tables scroll with the page, not in a box.',
    'What comes in as `<b>` in the place of a heading stays bold text: mend that at its source.',
    "Links in it have the look and the focus of `Link`, but do not go through the app's router.",
  ],
  related: ['CollapsibleText', 'DescriptionTable', 'Link'],
};
