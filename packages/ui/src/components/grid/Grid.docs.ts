import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Grid'],
  alsoCalled: ['columns', 'simple grid', 'tiles', 'raster'],
  useWhen: [
    'Cards or tiles stand in columns of one width, as many as fit or a fixed number from 960 pixels on.',
  ],
  avoidWhen: [
    'They stand in one line or one column: use `Stack`.',
    'They are products: use `ProductShelf`, whose labels line up.',
    'Rows are compared with each other: use a table.',
  ],
  anatomy: [
    { part: 'Grid', slot: 'grid', what: 'A grid container: `<div>`, `<section>`, `<ul>` or `<ol>`.' },
  ],
  keyboard: [],
  accessibility: [
    'Things are read in the order in which they are written: line by line.',
    'A list of things is a `ul`: a screen reader says how many there are.',
  ],
};
