import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Link', 'LinkProvider'],
  alsoCalled: ['anchor', 'router link', 'href', 'hyperlink'],
  useWhen: [
    'Something leads to another address, in running text or as a line of its own.',
    '`LinkProvider` once around the app, so that every link of the kit goes through its router.',
    "`LinkProvider` with your router's link: what leads within the app then loads no page anew.",
  ],
  avoidWhen: [
    'Something happens here: use `Button`.',
    'It should look like a button: use `ButtonLink`.',
    'An address that does something, such as logging out: a press is a `Button`.',
  ],
  pictures: [
    { story: 'SaysWhere', good: true, says: 'Read alone, in a list of links, it still says where it leads.' },
    {
      story: 'ClickHere',
      good: false,
      says: 'Alone it is only “hier”, and so is every other one on the page.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It renders an `<a>`, or the component that the nearest `LinkProvider` gives, with the props of `<a>` as they are.',
    'It asks nothing of the address: whether another site goes through the router is for your component to say.',
    '`target` and `rel` are handed on and say nothing: a link that opens a tab says so in its words.',
    '`bare` looks as its surroundings do, `text` is underlined; neither changes what is read.',
    'Without scripts it is a link like any other, also where a router stands behind it.',
  ],
  content: [
    "The words say where it leads, also when they are read alone: 'Bekijk je bestelling', not 'Klik hier'.",
    'A link in a sentence is as short as it can be and does not hold the full stop.',
    "When it opens a tab or a file, it says so: 'Factuur (pdf, 120 kB)'.",
  ],
  responsive: [
    'It breaks as text does, with its underline on every line.',
    'Standing alone it has at least 24 px of height to itself; in running text the lines of the text do.',
    '`bare` takes size and colour from around it and leaves the target to that.',
  ],
  anatomy: [{ part: 'Link', what: 'An `<a>`, or the component that `LinkProvider` was given.' }],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  accessibility: [
    'In running text it is underlined: colour alone does not tell a link from a word.',
    'Its text says where it leads, also when it is read alone.',
    "Links of the kit go to the router; modified presses (a new tab) stay the browser's.",
    'Visited links are not coloured otherwise: in a shop one returns to everything.',
  ],
  related: ['Button', 'Breadcrumbs', 'Pagination', 'SkipLink'],
};
