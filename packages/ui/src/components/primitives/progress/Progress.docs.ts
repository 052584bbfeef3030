import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { progressLabels } from '../../../labels/progressLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Progress'],
  alsoCalled: ['progress bar', 'meter', 'upload', 'voortgang', 'loading'],
  useWhen: [
    'Something takes longer than a second or two and one waits for it: reading a file, placing many lines.',
    'Leave `value` out while nobody knows how far it is.',
  ],
  avoidWhen: [
    'A page is on its way: use `LoadingBar`.',
    'A sum grows towards a limit: use `CartMeter`; that is a measure, not a wait.',
    'Steps of a form: use `StepTabs`.',
  ],
  pictures: [
    { story: 'InWords', good: true, says: 'The figure is counted, and the name says what is at work.' },
    {
      story: 'Guessed',
      good: false,
      says: 'A guess that stands still at 99 %: leave the value out when nobody knows.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Without a `value` nobody knows how far it is, and a bar passes by; with reduced motion it stands still.',
    'The percentage is of `max`, rounded, and is read as its value; `valueText` takes its place.',
  ],
  content: [
    "The label says what is going on: 'Bestand lezen'; `valueText` says how far in the words of the thing: '12 van 40 regels'.",
    'Per cent only where nothing better can be counted.',
    'When it is done say so in its place, and go on.',
  ],
  responsive: [
    'It fills its place; label and figure share the line above it and break where they must.',
    '`s` is for a row or a panel, `m` for a page.',
    'Without a value it moves, and stands still for who asks for less motion.',
  ],
  anatomy: [
    {
      part: 'Frame',
      slot: 'progress',
      what: 'Label, how far in words, and the ruler; className lands on it.',
    },
    { part: 'Bar', what: 'The `<progress>`; ref and rest props land on it.' },
  ],
  keyboard: [],
  accessibility: [
    'The platform’s own `progressbar`, named by its label; `valueText` is what is read in the place of a number.',
    'It does not speak by itself: say the end with `announce`.',
    "In forced colours the ruler has the system's own colours and its edge.",
  ],
  labels: { progressLabels },
  related: ['LoadingBar', 'Spinner', 'CartMeter'],
};
