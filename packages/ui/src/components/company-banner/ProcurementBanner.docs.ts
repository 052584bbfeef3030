import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { procurementBannerLabels } from '../../labels/procurementBannerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProcurementBanner'],
  alsoCalled: ['punch-out', 'OCI', 'cXML', 'inkoopsysteem'],
  useWhen: ["An order goes back to a buyer's procurement system."],
  avoidWhen: ["One orders in another company's name: use `CompanyBanner`."],
  anatomy: [{ part: 'Banner', what: 'A `CompanyBanner` with the host and the way out.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Leave the session.' }],
  accessibility: ['It is a named region at the top of every page.'],
  labels: { procurementBannerLabels },
};
