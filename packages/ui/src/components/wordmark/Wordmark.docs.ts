import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { wordmarkLabels } from '../../labels/wordmarkLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Wordmark'],
  alsoCalled: ['logo', 'brand', 'beeldmerk'],
  useWhen: ['The shop’s name in header and footer.'],
  avoidWhen: [
    'Another shop: hand your own mark to `SiteHeader` and `SiteFooter`.',
    'In running text: write the name.',
  ],
  anatomy: [
    { part: 'Mark', what: 'One `<svg>` with a name.' },
    { part: 'Parcel', slot: 'parcel', what: 'The dots of the ij.' },
  ],
  keyboard: [],
  accessibility: [
    'Inside a link that has a name of its own it is decoration there.',
    'Forced colours keep the parcels.',
  ],
  labels: { wordmarkLabels },
};
