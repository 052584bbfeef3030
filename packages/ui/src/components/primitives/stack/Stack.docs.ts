import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Stack'],
  alsoCalled: ['flex', 'box', 'inline', 'cluster', 'hstack', 'vstack', 'spacing'],
  useWhen: [
    'Things stand under or beside each other with one distance between them: fields, buttons, blocks.',
    'Buttons stand in a row on a desk and under each other on a phone: `row-from-wide`.',
    'A bar has something at both ends: a row with `justify="between"`.',
  ],
  avoidWhen: [
    'They stand in columns of one width: use `Grid`.',
    'It is a whole page: use `PageLayout` or `SidebarLayout`.',
    'Two columns stay aligned from row to row, as names and values do: use `DescriptionTable`.',
  ],
  pictures: [
    {
      story: 'CloseBelongs',
      good: true,
      says: 'A small distance joins a heading to its text, a large one parts the blocks: a stack within a stack.',
    },
    {
      story: 'OneDistance',
      good: false,
      says: 'All distances are alike, and nobody sees which text belongs to which heading.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is a flex container: `direction`, `gap`, `align` and `justify` are names for its properties, and nothing else happens in it.',
    '`row-from-wide` is a column below 960 px of the window and a row from there on.',
    'A row wraps; a thing that is wider than the row shrinks where it can, and its words break.',
    'With `as="ul"` give it `<li>` children; its bullets are off.',
    'It measures nothing and needs no script.',
  ],
  content: [
    'It has no words; what stands in it does.',
    'Within one stack all distances are alike: two distances are two stacks.',
    'The further apart, the less two things belong together.',
    'Between a heading and its text `xs` or `s`, between fields `m`, between blocks `l` or `xl`.',
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
    'A margin of a child adds to the distance: leave margins to the stack, so that what is read together stays together.',
  ],
  related: ['Grid', 'Card', 'PageLayout'],
};
