import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { bannerLabels } from '../../labels/bannerLabels.ts';

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
};
