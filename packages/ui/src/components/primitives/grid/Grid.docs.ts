import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Grid'],
  alsoCalled: ['columns', 'simple grid', 'tiles', 'raster'],
  useWhen: [
    'Cards or tiles stand in columns of one width, as many as fit or a fixed number from 960 pixels on.',
    'Every cell is a way on of its own: categories, branches, pages of help.',
  ],
  avoidWhen: [
    'They stand in one line or one column: use `Stack`.',
    'They are products: use `ProductShelf`, whose labels line up.',
    'Rows are compared with each other: use a table.',
  ],
  pictures: [
    {
      story: 'Tiles',
      good: true,
      says: 'One kind of thing, texts of about one length, in columns of one width.',
    },
    {
      story: 'OddOnes',
      good: false,
      says: 'A block of text among tiles breaks their columns: it stands above them, in a `Stack`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'With `fit` it has as many columns of 16rem as its own place holds, by CSS alone; one column is never wider than that place.',
    'A number of columns counts from 960 px of the window on; below that there is one, or two with `narrow={2}`.',
    '`columns="fit"` with `narrow` has the fixed number below 960 px and fits above.',
    'Cells shrink below their content, so that a long word in one does not widen the others.',
    'It measures nothing and needs no script.',
  ],
  content: [
    'All of its cells hold the same kind of thing, with texts of about the same length.',
    'Give it a heading that says what they are, outside of it.',
    'What comes first is the first one in the first row, at every width.',
  ],
  responsive: [
    'By a least width of its cells it has as many columns as fit; with a fixed number it has those from 960 px on and one on a phone.',
    'Cells of a row are equally high; what is in them begins at their top.',
    'With text at 200 % fewer columns fit, since widths are in rem.',
  ],
  anatomy: [
    { part: 'Grid', slot: 'grid', what: 'A grid container: `<div>`, `<section>`, `<ul>` or `<ol>`.' },
  ],
  keyboard: [],
  accessibility: [
    'Things are read in the order in which they are written: line by line.',
    'A list of things is a `ul`: a screen reader says how many there are.',
    'It never reorders: what the eye reads first, the keyboard reaches first.',
  ],
  related: ['Stack', 'Card', 'ProductShelf'],
};
