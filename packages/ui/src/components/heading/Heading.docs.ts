import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Heading'],
  alsoCalled: ['title', 'h1', 'h2', 'headline', 'kop', 'typography'],
  useWhen: [
    'A part of a page begins: `level` is its place in the outline, `size` how loud it is.',
    'Leave `size` out unless the page would look wrong: each level has one.',
  ],
  avoidWhen: [
    'It only has to be large: use `Text`, which is in no outline.',
    'A part has a `title` of its own, such as `Card` or `Dialog`.',
  ],
  anatomy: [{ part: 'Heading', slot: 'heading', what: 'An `<h1>` to `<h6>`.' }],
  keyboard: [],
  accessibility: [
    'One `level={1}` a page, and no level left out on the way down: screen readers jump by them.',
  ],
};
