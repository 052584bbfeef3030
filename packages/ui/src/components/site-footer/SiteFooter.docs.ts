import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { siteFooterLabels } from '../../labels/siteFooterLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SiteFooter'],
  alsoCalled: ['footer', 'voet', 'sitemap'],
  useWhen: ['At the foot of every page: all categories, service pages, notes.'],
  avoidWhen: ['A checkout that should not distract: leave `aisles` empty.'],
  anatomy: [{ part: 'Root', slot: 'site-footer', what: 'The `<footer>`, `data-surface="inverse"`.' }],
  keyboard: [{ keys: 'Tab', does: 'Walks the links.' }],
  accessibility: ['Each list is a navigation landmark with its own name.'],
  labels: { siteFooterLabels },
};
