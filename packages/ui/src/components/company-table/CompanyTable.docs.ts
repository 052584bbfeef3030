import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { companyTableLabels } from '../../labels/companyTableLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CompanyTable'],
  alsoCalled: ['account switcher', 'locations', 'parent organisation', 'overkoepelende organisatie'],
  useWhen: ['One may order for several companies and chooses which.'],
  avoidWhen: ['One company is shown: use `AddressBlock`.'],
  anatomy: [
    {
      part: 'Table',
      slot: 'company-table',
      what: 'One company a row; `ListToolbar` above it lets one search.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through the links.' },
    { keys: 'Enter', does: 'Switches.' },
  ],
  accessibility: [
    'Each link names its company.',
    'The current company is marked by words and `aria-current`.',
  ],
  labels: { companyTableLabels },
};
