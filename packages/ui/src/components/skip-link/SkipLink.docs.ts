import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { skipLinkLabels } from '../../labels/skipLinkLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SkipLink'],
  alsoCalled: ['skip to content', 'skip navigation', 'naar de inhoud'],
  useWhen: ['First in every page.'],
  avoidWhen: ['Within a page: use headings.'],
  anatomy: [{ part: 'Link', what: 'Seen only while it has the keyboard.' }],
  keyboard: [{ keys: 'Enter', does: 'Goes to the main landmark.' }],
  accessibility: ['Its target must be able to take the focus: `PageLayout` sees to that.'],
  labels: { skipLinkLabels },
};
