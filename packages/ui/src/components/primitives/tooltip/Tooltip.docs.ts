import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Tooltip'],
  alsoCalled: ['hint', 'infotip', 'hover text', 'popper', 'tip'],
  useWhen: [
    'A few words more help some, and nobody is lost without them: what a button will take along, why a figure differs.',
    'Radix, which places it, comes with the same dynamic import as that of `Popover`.',
  ],
  avoidWhen: [
    'One has to know it: put it on the page, for example as the `hint` of a field. A finger never sees a tooltip.',
    'It is the name of an icon: `IconButton` has a name and shows it.',
    'There is something in it to press or to select: use `Popover`.',
  ],
  pictures: [
    { story: 'OnTop', good: true, says: 'A few words more: who never sees them can do without.' },
    {
      story: 'NeededToGoOn',
      good: false,
      says: 'What one has to know before one can go on is hidden from fingers: write it as the `hint` of the field.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It comes after half a second of rest, at once where another was open a moment ago, and at once for the keyboard.',
    'The pointer may go into it; Escape closes it and leaves the focus where it is (WCAG 1.4.13).',
    'A finger has nothing to rest with and never sees it.',
  ],
  content: [
    'One short sentence that adds something to the name; the name again helps nobody.',
    'No links and no figures that one has to know.',
  ],
  responsive: [
    'It is as wide as its text, 256 px at most, and stands on the other side where there is no room.',
    'A finger does not open it: what it says is a help, never a need.',
  ],
  anatomy: [
    { part: 'Control', what: 'Its one child; it gets handlers and a description.' },
    { part: 'Panel', slot: 'tooltip', what: 'A `<div>` with the text; className and rest props land on it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the control: shows it; away from it: hides it.' },
    { keys: 'Escape', does: 'Hides it; the focus stays on the control.' },
  ],
  accessibility: [
    'The control is described by it at all times, so that screen readers do not wait for the panel.',
    'It stays while the pointer is on the control or in the text, and goes by Escape (WCAG 1.4.13).',
    'The control has to take the focus: a tooltip on plain text is out of reach for the keyboard.',
  ],
  related: ['IconButton', 'Popover', 'FieldHint'],
};
