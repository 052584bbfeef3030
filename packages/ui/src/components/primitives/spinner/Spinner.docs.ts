import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { spinnerLabels } from '../../../labels/spinnerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Spinner'],
  alsoCalled: ['loader', 'loading indicator', 'activity indicator', 'throbber', 'laden'],
  useWhen: [
    'Something small is at work for a moment, and nothing is known of what will come.',
    'An address is looked up while one goes on typing: it stands beside the field, and takes nothing away.',
  ],
  avoidWhen: [
    'What will come is known: use `Skeleton`, so that nothing jumps.',
    'It is known how far it is: use `Progress`.',
    'A button is at work: give it `loading`. A whole page is on its way: use `LoadingBar`.',
  ],
  pictures: [
    { story: 'InALine', good: true, says: 'Something small is at work, and the words beside it say what.' },
    { story: 'InsteadOfAPage', good: false, says: 'Nobody sees what will come, or where: use `Skeleton`.' },
  ],
  status: 'stable',
  howItWorks: [
    'It is a `status` with a hidden text: most screen readers say it when it comes into a page, and none while it turns.',
    'It shows at once: render it after a moment, so that a quick answer shows none.',
    'It says neither how long nor how far: for that there is `Progress`.',
    'It takes the colour of the text around it, in forced colours too, and stands still for who asked for less motion.',
  ],
  content: [
    "Its text is 'Laden' unless you say what: 'Adres zoeken'.",
    'No sentence beside it that says the same.',
    'After ten seconds tell what is going on, or that it failed.',
  ],
  responsive: [
    '`s` is as high as the text, `m` as an icon in a button, `l` for the middle of a panel.',
    'It grows with the text it stands in.',
    'It stands where the content will come, not over the whole page.',
  ],
  anatomy: [
    { part: 'Spinner', slot: 'spinner', what: 'A `<span>` with the turning sign and its hidden text.' },
  ],
  keyboard: [],
  accessibility: [
    'It is a `status`: it is read when it comes.',
    'Who asked for less motion sees it stand still; beside a text that says the same, empty its label.',
    'It comes after a moment only if you let it: what flashes by is read aloud for nothing.',
    'Several at once are read one after another: have one for the group, with the text of the group.',
  ],
  labels: { spinnerLabels },
  related: ['Skeleton', 'Progress', 'LoadingBar', 'Button'],
};
