import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Checkbox'],
  alsoCalled: ['tick box', 'toggle', 'vinkje', 'akkoord'],
  useWhen: ['One thing is agreed to or switched, and a form sends it.', 'Several of a list are chosen.'],
  avoidWhen: ['One of a few: use `RadioGroup`.', 'It acts at once: use a `Button`.'],
  anatomy: [
    { part: 'Root', slot: 'checkbox', what: 'Box, text and notes; `className` lands here.' },
    { part: 'Control', slot: 'field-control', what: 'The native `<input>`; ref and other props land here.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Ticks or unticks.' }],
  accessibility: [
    'Text and box are one target of at least 48 px; the tick is a shape, so forced colours keep it.',
  ],
};
