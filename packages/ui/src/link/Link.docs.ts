import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Link', 'LinkProvider'],
  alsoCalled: ['anchor', 'router link', 'href', 'hyperlink'],
  useWhen: [
    'Something leads to another address, in running text or as a line of its own.',
    '`LinkProvider` once around the app, so that every link of the kit goes through its router.',
  ],
  avoidWhen: ['Something happens here: use `Button`.', 'It should look like a button: use `ButtonLink`.'],
  anatomy: [{ part: 'Link', what: 'An `<a>`, or the component that `LinkProvider` was given.' }],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  accessibility: [
    'In running text it is underlined: colour alone does not tell a link from a word.',
    'Its text says where it leads, also when it is read alone.',
  ],
};
