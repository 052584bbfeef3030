import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['VisuallyHidden'],
  alsoCalled: ['sr-only', 'screen reader only', 'hidden text'],
  useWhen: ['A word that sight does not need: "van", "voor", the name of a group.'],
  avoidWhen: ['What everybody needs: show it.', 'What nobody needs: leave it out, or `aria-hidden`.'],
  anatomy: [{ part: 'Text', what: 'A `<span>` of one pixel.' }],
  keyboard: [],
  accessibility: ['Never put something in it that takes the keyboard; `SkipLink` shows itself instead.'],
};
