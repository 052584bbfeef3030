import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { companyBannerLabels } from '../../labels/companyBannerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CompanyBanner'],
  alsoCalled: ['impersonation banner', 'notification bar', 'switch account', 'punch-out banner'],
  useWhen: [
    'One orders in another company’s name, or for a procurement system: it must be seen on every page.',
  ],
  avoidWhen: ['News or a promise: use `UspBar`.', 'A message about what was just done: use `MessageList`.'],
  anatomy: [{ part: 'Bar', slot: 'company-banner', what: 'A labelled `<section>` above the header.' }],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the way back.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A region with a name, so that it is found among the landmarks; put the company’s name in the text.',
  ],
  labels: { companyBannerLabels },
};
