import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Heading'],
  alsoCalled: ['title', 'h1', 'h2', 'headline', 'kop', 'typography'],
  useWhen: [
    'A part of a page begins: `level` is its place in the outline, `size` how loud it is.',
    'Leave `size` out unless the page would look wrong: each level has one.',
    'A page begins: one `level={1}`, in the words of the link that led here.',
  ],
  avoidWhen: [
    'It only has to be large: use `Text`, which is in no outline.',
    'A part has a `title` of its own, such as `Card` or `Dialog`.',
    'A single field or figure is named: that is its label, not a heading.',
  ],
  pictures: [
    { story: 'LevelTwo', good: true, says: 'A question that the text beneath it answers.' },
    {
      story: 'Shouting',
      good: false,
      says: 'Capitals are read letter by letter by some, and marks say nothing.',
    },
  ],
  status: 'stable',
  howItWorks: [
    '`level` chooses the element; without `size` level one is 40 px (28 on a phone), two 22, and the others 17.',
    'Words wrap so that the lines are of about one length, where the browser can (`text-wrap: balance`).',
    "Face, weight and width are the brand's own for headings.",
    'It takes no focus and makes no id: give an `id`, and `tabIndex={-1}`, where a script or a link has to reach it.',
  ],
  content: [
    'A noun or a short sentence without a full stop, which makes sense in a list of headings.',
    'No question that the text beneath does not answer at once.',
    'Capital at the beginning only.',
  ],
  responsive: [
    'Lines are balanced, so that no single word is left on the last one.',
    'Large sizes are one step smaller on a phone.',
    'A word without a break wraps rather than widening the page.',
    'At 200 % it takes more lines; nothing is cut and nothing lies over the next block.',
  ],
  anatomy: [{ part: 'Heading', slot: 'heading', what: 'An `<h1>` to `<h6>`.' }],
  keyboard: [],
  accessibility: [
    'One `level={1}` a page, and no level left out on the way down: screen readers jump by them.',
    '`size` changes nothing in the outline: a level three may look like a level two, and is read as what it is.',
  ],
  related: ['Text', 'Card', 'CategoryHeading', 'PageLayout'],
};
