import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Tag'],
  alsoCalled: ['badge', 'label', 'chip', 'pill', 'sticker', 'actie-icoon'],
  useWhen: ['One or two words on a picture: a deal, "Nieuw".'],
  avoidWhen: [
    'It can be pressed or removed: use a `Button`.',
    'The state of an order: plain text in `OrderTable`.',
  ],
  anatomy: [{ part: 'Tag', what: 'A `<span>` of two lines at most; a brand may cut its corner.' }],
  keyboard: [],
  accessibility: [
    'It is read where it stands, before the picture’s name: keep it short.',
    '`sale` is the only tone that may be red.',
  ],
};
