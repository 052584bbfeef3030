import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { siteHeaderLabels } from '../../../labels/siteHeaderLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SiteHeader'],
  alsoCalled: ['header', 'top bar', 'masthead', 'kop'],
  useWhen: [
    'At the top of every page; each place takes one part.',
    'Banner landmark of the shop: the same on every page, so that people stop seeing it.',
  ],
  avoidWhen: ['An app that stands in a frame: leave it out.'],
  pictures: [
    { story: 'Plain', good: true, says: 'Home, search and the few ways on that every page has.' },
    {
      story: 'ForThisPage',
      good: false,
      says: 'What belongs to one page only, and a shout: the search has no room left.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It lays out what you give: wordmark, search, actions, board and the lines above, each left out where it is not given.',
    'Which rows it has goes by its own width: from 58rem on one, below that the search has its own.',
    'With `hasMobileBar` the actions are not displayed below 960 px: the bar at the foot has the same ones.',
    'It sticks nowhere and measures nothing, so that nothing moves while scripts come.',
    'The words for the link home are read after the name of the mark.',
  ],
  content: [
    'The wordmark is yours, at most 64 px high: a picture, a drawing, or the name set in type.',
    'The wordmark leads home and says so in its name.',
    'Actions are few and in this order: favourites, account, cart.',
    'What belongs to one page only does not stand here.',
  ],
  responsive: [
    'From 960 px on wordmark, search and actions share a row; on a phone the search is a row of its own.',
    'With `hasMobileBar` a phone has the actions in that bar alone, and the search stands beside the wordmark.',
    'Where it has little room its parts move closer together, by a container query.',
    'It scrolls away with the page: a phone has little height to give.',
  ],
  anatomy: [
    { part: 'Root', slot: 'site-header', what: 'The `<header>`.' },
    { part: 'Home', slot: 'home', what: 'The wordmark as a link.' },
    { part: 'Search', slot: 'search', what: 'A row of its own on phones, or beside the wordmark.' },
    { part: 'Actions', slot: 'actions', what: 'Parted by rules.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Home, search, actions, navigation: the order on the screen.' }],
  accessibility: [
    'The link on the wordmark is named by it: "Magazijn homepagina"; give a picture an `alt` with the name of the shop.',
    "It is the page's `banner` landmark; there is one.",
    'The order of the keyboard is that of the eye at every width.',
  ],
  labels: { siteHeaderLabels },
  related: ['SearchBox', 'AccountMenu', 'MiniCart', 'CategoryNavigation', 'UspBar'],
};
