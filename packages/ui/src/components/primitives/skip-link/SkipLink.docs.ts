import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { skipLinkLabels } from '../../../labels/skipLinkLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SkipLink'],
  alsoCalled: ['skip to content', 'skip navigation', 'naar de inhoud'],
  useWhen: [
    'First in every page.',
    'Before header and navigation, so that who uses a keyboard does not walk forty links on every page.',
  ],
  avoidWhen: [
    'Within a page: use headings.',
    'An app that begins with its content: there is nothing to skip.',
    'To lead to a product or an offer: it is no advertisement, and who needs it cannot see around it.',
  ],
  pictures: [
    {
      story: 'SaysWhere',
      good: true,
      says: 'Three words that say where it leads, on the first stop of the keyboard.',
    },
    {
      story: 'AskForAClick',
      good: false,
      says: 'Who uses a keyboard does not click, and what is skipped is not what one wants to know.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Until it has the focus it is one pixel, read aloud all the same; with it, it lies over the upper corner at the start of the line.',
    'It is a link to an id of this page and nothing more: the browser moves focus and scroll, without a script or a router.',
    'It must be the first that the keyboard reaches: set it before everything else in `<body>`.',
    'In forced colours the outline of the focus shows where it is.',
  ],
  content: [
    "'Naar de inhoud': where it leads, in three words.",
    'The same words on every page.',
    'One is enough; a second one to the search or the menu makes the first less quick.',
  ],
  responsive: [
    'It shows at the upper left over everything else when it gets the focus, at every width.',
    'With text at 200 % it is as large as the text and breaks if it must.',
    'It takes no room while it does not show.',
  ],
  anatomy: [{ part: 'Link', what: 'Seen only while it has the keyboard.' }],
  keyboard: [{ keys: 'Enter', does: 'Goes to the main landmark.' }],
  accessibility: [
    'Its target must be able to take the focus: `PageLayout` sees to that.',
    'It is a plain link to an id, and works before JavaScript comes.',
    'Headings and landmarks serve screen readers; this serves who sees and uses a keyboard (WCAG 2.4.1).',
    'After it the next Tab goes to the first control of the content.',
  ],
  labels: { skipLinkLabels },
  related: ['PageLayout', 'SiteHeader', 'VisuallyHidden'],
};
