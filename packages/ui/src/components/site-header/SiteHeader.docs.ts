import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { siteHeaderLabels } from '../../labels/siteHeaderLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SiteHeader'],
  alsoCalled: ['header', 'top bar', 'masthead', 'kop'],
  useWhen: ['At the top of every page; each place takes one part.'],
  avoidWhen: ['An app that stands in a frame: leave it out.'],
  anatomy: [
    { part: 'Root', slot: 'site-header', what: 'The `<header>`.' },
    { part: 'Home', slot: 'home', what: 'The wordmark as a link.' },
    { part: 'Search', slot: 'search', what: 'A row of its own on phones.' },
    { part: 'Actions', slot: 'actions', what: 'Parted by rules.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Home, search, actions, navigation: the order on the screen.' }],
  accessibility: [
    'The link on the wordmark is named "Magazijn, naar de homepagina": hand your own name in through `labels`.',
  ],
  labels: { siteHeaderLabels },
};
