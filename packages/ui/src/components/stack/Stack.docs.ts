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
  anatomy: [
    { part: 'Stack', slot: 'stack', what: 'A flex container: `<div>`, `<section>`, `<ul>` or `<ol>`.' },
  ],
  keyboard: [],
  accessibility: [
    'Things are read in the order in which they are written, whatever the direction.',
    'A list of things is a `ul`: a screen reader says how many there are.',
  ],
};
