import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { siteFooterLabels } from '../../../labels/siteFooterLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SiteFooter'],
  alsoCalled: ['footer', 'voet', 'sitemap'],
  useWhen: [
    'At the foot of every page: all categories, service pages, notes.',
    'People scroll down to find delivery, returns and the terms: have them here and nowhere else.',
    'Legal pages, which must be within reach of every page, have their place here.',
  ],
  avoidWhen: [
    'A checkout that should not distract: leave `categories` empty.',
    'News, offers or a second search: nobody looks for them here.',
  ],
  pictures: [
    { story: 'ServiceFirst', good: true, says: 'What people scroll down for, by the names they look for.' },
    {
      story: 'ForEngines',
      good: false,
      says: 'Names for search engines and a sale in the footer: delivery and returns drown in them.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'A list without links is left out, with its landmark.',
    'Links run down the first column, then down the second; a column is 9rem wide at least, so that large text has one.',
    'With one number among the categories all have a place for it, and a rule beneath.',
    'All links are in the document at every width: nothing folds on a phone.',
    'It needs no script.',
  ],
  content: [
    "Lists have a heading of one word or two: 'Alle categorieën', 'Service'.",
    "Service pages are called by what people look for: 'Bezorgen', 'Retourneren', 'Algemene voorwaarden'.",
    'The mark is yours, as it stands on a dark ground.',
    'Numbers of categories stand before their names, where a shop has them.',
    'The last line says whose shop it is, and since when the terms hold.',
  ],
  responsive: [
    'From 58rem of its own width on mark, categories and service stand beside each other; below that under each other.',
    'A list of thirty categories runs in columns of its own.',
    'It stays at the foot of the window on a short page, and keeps clear of `MobileBar`.',
  ],
  anatomy: [{ part: 'Root', slot: 'site-footer', what: 'The `<footer>`, `data-surface="inverse"`.' }],
  keyboard: [{ keys: 'Tab', does: 'Walks the links.' }],
  accessibility: [
    'Each list is a navigation landmark with its own name.',
    "It is the page's `contentinfo` landmark.",
    'Its links have the contrast of text on the dark plane in every brand and theme.',
  ],
  labels: { siteFooterLabels },
  related: ['SiteHeader', 'CategoryNavigation', 'PageLayout'],
};
