import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { bannerLabels } from '../../../labels/bannerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Banner'],
  alsoCalled: ['announcement', 'notice', 'callout', 'alert bar', 'page message', 'mededeling'],
  useWhen: [
    'Something counts for the whole page or shop, and for as long as it is so: no delivery tomorrow, a limit that is near.',
    '`width="page"` over the layout, else a block at the head of what it is about.',
  ],
  avoidWhen: [
    'It answers what someone just did: use `MessageList`.',
    'One orders in another company’s name: use `CompanyBanner`.',
  ],
  pictures: [
    { story: 'WithAction', good: true, says: 'What is going on, what it means, and the way on.' },
    {
      story: 'OnlyAlarms',
      good: false,
      says: 'The colour alarms; what is wrong and what to do is not said.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It stays until its cause is gone: with `onDismiss` a cross asks you to put it away, and you remember that.',
    'Its tone is read before its title.',
  ],
  content: [
    "The title is what is so, in one sentence: 'Morgen bezorgen we niet'. The text says until when and what one can do.",
    "One action, named by what it does: 'Bekijk je nieuwe bezorgdag'.",
    'No news and no offers: a banner that sells is not read when it matters.',
  ],
  responsive: [
    'With `width="page"` it runs over the whole width and its text keeps to the page; as a block it fills its place.',
    'Actions stand beside the text where there is room and below it where not.',
    'Long titles break; the cross stays at the upper right.',
  ],
  anatomy: [
    { part: 'Root', slot: 'banner', what: 'A `<section>` under a rail in its tone, named by its title.' },
    { part: 'Actions', slot: 'banner-actions', what: 'Beside the text, below it where there is no room.' },
    { part: 'Cross', what: 'An `IconButton`, only with `onDismiss`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches its actions, then its cross.' },
    { keys: 'Enter, Space', does: 'On the cross: puts it away.' },
  ],
  accessibility: [
    'A region with a name, not an alert: it is there when the page comes, and interrupts nobody.',
    'Its tone is told by a sign, by a word for screen readers ("Let op:") and by colour.',
    'Put away, its cross is gone: move the focus on, for example to the page’s heading.',
  ],
  labels: { bannerLabels },
  related: ['MessageList', 'CompanyBanner', 'UspBar', 'Badge'],
};
