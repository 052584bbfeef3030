import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { stepTabsLabels } from '../../../labels/stepTabsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['StepTabs'],
  alsoCalled: ['stepper', 'wizard', 'progress', 'numbered tabs', 'stappen'],
  useWhen: [
    'Something takes a few steps that open one after another.',
    'Each step can be opened again once it has been reached, and nothing that was filled in is lost.',
  ],
  avoidWhen: [
    'The steps of an order are meant: use `CheckoutTabs`.',
    'The parts may be read in any order on one page: use headings.',
  ],
  pictures: [
    { story: 'SecondWithStates', good: true, says: 'Each step by its subject; done ones say so.' },
    { story: 'NumbersTwice', good: false, says: 'The number twice, and what the step is about not once.' },
  ],
  status: 'stable',
  howItWorks: [
    'Arrow keys, Home and End move the focus past what is disabled and choose nothing; Enter, Space or a press chooses.',
    '`children` are the content of the step that is shown. A step with a `content` of its own stays in the page, hidden, while another one shows, so that what was typed in it is kept.',
    'From three steps on a row of less than 40 rem shows the name of the current one only: on a phone, or beside a panel.',
  ],
  content: [
    "Steps are nouns of one word or two: 'Organisatie', 'Adres', 'Openingstijden', 'Account'.",
    'What is filled in and what is not right is said in words for screen readers and by a sign for the eye.',
    'Three to six steps; one asks on each what belongs together.',
  ],
  responsive: [
    'All tabs share the width; on a phone the current one has its name and the others their number.',
    'Long names break into two lines before they hide.',
    'Signs keep their place beside the number at every width.',
  ],
  anatomy: [
    { part: 'Tabs', slot: 'step-tabs', what: 'The tab list with its panels.' },
    { part: 'Tab', what: 'A number set large, a name, and a mark when it is filled in or not right.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the current tab, then to its panel, then to what is in it.' },
    { keys: 'Arrow keys, Home, End', does: 'Move past what is disabled.' },
    { keys: 'Enter, Space', does: 'Choose the focused step.' },
  ],
  accessibility: [
    'Activation is manual, for a choice may load another page.',
    'On a phone names of other steps are hidden from sight only.',
  ],
  labels: { stepTabsLabels },
  related: ['CheckoutTabs', 'StepButtons', 'Tabs', 'ErrorSummary'],
};
