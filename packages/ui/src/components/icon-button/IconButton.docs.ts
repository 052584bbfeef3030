import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['IconButton'],
  alsoCalled: ['icon only button', 'toolbar button', 'close button'],
  useWhen: ['There is no room for a word and the icon is known: close, previous, next, bin.'],
  avoidWhen: [
    'There is room: a `Button` with icon and word is understood by more people.',
    'It leads elsewhere: use `Link`.',
  ],
  anatomy: [{ part: 'Button', what: '48 × 48 px; the icon is its child, `aria-hidden`.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it.' }],
  accessibility: ['`label` is required: it is the name and the tooltip.'],
};
