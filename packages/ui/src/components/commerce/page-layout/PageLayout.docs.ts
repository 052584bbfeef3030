import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['PageLayout', 'SidebarLayout', 'CheckoutLayout', 'ProductLayout', 'ProductPanel'],
  alsoCalled: ['template', 'grid', 'container', 'shell', 'pagina-indeling'],
  useWhen: [
    '`PageLayout` once per page: header, main, footer. Inside it: `SidebarLayout` for lists and account, `CheckoutLayout` for cart and payment, `ProductLayout` with a `ProductPanel` for a product.',
  ],
  avoidWhen: [
    'Parts beside each other within a page: lay them out with classes or a style sheet of your own.',
    'Two of them on one page: there is one main landmark.',
  ],
  pictures: [
    {
      story: 'WithSidebar',
      good: true,
      says: 'What helps with the content stands beside it, and comes first on a phone.',
    },
    {
      story: 'SidebarOfNews',
      good: false,
      says: 'News and offers beside what one came for: they are read by nobody and come first on a phone.',
    },
  ],
  status: 'stable',
  howItWorks: [
    '`<main>` takes the focus by a link or a script (`tabIndex={-1}`), and its id is `main` unless `mainId` says otherwise: the target of `SkipLink`.',
    'With a `mobileBar` room is kept for it at the foot, so that it covers nothing.',
    '`CheckoutLayout` and `SidebarLayout` set their columns beneath each other where text is so large that the content would have less than 16 or 28rem, at any width.',
    'The summary sticks to the top from 960 px on; of one that is higher than the window the foot comes into sight where the content ends.',
    'None of them measures: all is CSS, and the same without scripts.',
  ],
  content: [
    'Each page has one `h1`, which says what the page is, as its link said it would be.',
    'The sidebar is for what helps with the content, not for news.',
    'What must be seen is in the main column; the summary repeats and adds up.',
  ],
  responsive: [
    'The page is 1440 px wide at most, with gutters of 16 px on a phone and 32 px from 960 px on.',
    'Below 960 px every layout is one column in reading order; the sidebar comes first, the summary last.',
    'There is room kept at the foot for the bar of a phone, and the footer stays at the bottom of a short page.',
  ],
  anatomy: [
    { part: 'Page', slot: 'page', what: 'Column of header, main and footer.' },
    { part: 'Main', slot: 'main', what: 'The one main landmark, at most 1440 px wide.' },
    { part: 'Sidebar', slot: 'sidebar-layout', what: 'Column of 248 px beside the content.' },
    { part: 'Checkout', slot: 'checkout-layout', what: 'Content and a summary that follows.' },
    { part: 'Summary', slot: 'summary', what: 'The panel at the right.' },
    { part: 'Product', slot: 'product-layout', what: 'Gallery, panel and texts.' },
    { part: 'Panel', slot: 'product-panel', what: 'Rows parted by rules: price, facts, order.' },
  ],
  keyboard: [],
  accessibility: [
    'One `<main>`, with the id that `SkipLink` leads to.',
    'Reading order is the order on a phone; the columns never reorder it.',
    'The summary comes after the content in the document, also where it stands at its right.',
  ],
  related: ['SiteHeader', 'SiteFooter', 'SkipLink', 'SideNavigation'],
};
