import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { uspLabels } from '../../labels/uspLabels.ts';

export const docs: ComponentDocs = {
  exports: ['UspBar', 'UspList'],
  alsoCalled: ['unique selling points', 'benefits', 'promises', 'voordelen'],
  useWhen: ['`UspBar` above the header, at most four; `UspList` beside the price or the order button.'],
  avoidWhen: ['News that changes: use `CompanyBanner` or a message.'],
  anatomy: [
    { part: 'Bar', slot: 'usp-bar', what: 'A labelled list; a phone shows the first.' },
    { part: 'List', slot: 'usp-list', what: 'Ticked lines.' },
  ],
  keyboard: [],
  accessibility: ['What a narrow screen hides must not be needed to order.'],
  labels: { uspLabels },
};
