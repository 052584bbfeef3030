import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Stack'],
  alsoCalled: ['flex', 'box', 'inline', 'cluster', 'hstack', 'vstack', 'spacing'],
  useWhen: [
    'Things stand under or beside each other with one distance between them: fields, buttons, blocks.',
  ],
  avoidWhen: [
    'They stand in columns of one width: use `Grid`.',
    'It is a whole page: use `PageLayout` or `SidebarLayout`.',
  ],
  status: 'stable',
  content: [
    'It has no words; what stands in it does.',
    'Within one stack all distances are alike: two distances are two stacks.',
    'The further apart, the less two things belong together.',
  ],
  responsive: [
    'A row breaks into lines when its things no longer fit, unless told otherwise.',
    'A column fills its place; things in it are as wide as it unless `align` says otherwise.',
    'Distances are steps of space in rem, and grow with text at 200 %.',
  ],
  anatomy: [
    { part: 'Stack', slot: 'stack', what: 'A flex container: `<div>`, `<section>`, `<ul>` or `<ol>`.' },
  ],
  keyboard: [],
  accessibility: [
    'Things are read in the order in which they are written, whatever the direction.',
    'A list of things is a `ul`: a screen reader says how many there are.',
    'It adds no role: take `as="section"` with a name only where it is a region.',
  ],
  related: ['Grid', 'Card', 'PageLayout'],
};
