import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { breadcrumbsLabels } from '../../../labels/breadcrumbsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Breadcrumbs'],
  alsoCalled: ['path', 'trail', 'kruimelpad', 'back button', 'terug'],
  useWhen: [
    'A page lies deeper than its category: product, sub category, CMS page.',
    'Give `onBack` where someone may come from a list and wants to return to their place in it.',
    'Search engines and visitors from a link need to see where in the shop a product belongs.',
  ],
  avoidWhen: [
    'The page is a step of an order: use `StepTabs`.',
    'The page has no parent but home: leave it out.',
  ],
  pictures: [
    {
      story: 'Product',
      good: true,
      says: 'Each step is a page that one can go back to; the last is where one is.',
    },
    {
      story: 'StepsOfATask',
      good: false,
      says: 'What has to be done one after another is no way back through the shop: use `StepTabs`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'An item with an `href` is a link; one without is the page itself and carries `aria-current="page"`.',
    "The button appears only with `onBack`, and goes nowhere by itself: you call the browser's history, or the router's.",
    'What does not fit slides sideways under a fade at its end; it begins at the home page and does not slide by itself.',
    'Below 960 px the last item is read aloud only, since the heading beneath it says the same.',
    'Where no scripts run the links lead on as ever; leave `onBack` out on the server, or its button does nothing there.',
  ],
  content: [
    'Each item is the heading of the page it leads to, word for word; the last is the page one is on.',
    "Begin with the home page, by its name ('Home').",
    "'Ga terug' is for a place in a list that one came from; it is not another name for the item before the last.",
  ],
  responsive: [
    'On a phone the path slides sideways on one line, and ends above this page: the heading beneath it says where one is.',
    'The button stays at the left while the path slides.',
    'Names are never cut: a long one makes the path longer, not the page wider.',
  ],
  anatomy: [
    { part: 'Root', slot: 'breadcrumbs', what: 'The `<nav>`.' },
    { part: 'Back', what: 'A button, only with `onBack`.' },
    {
      part: 'Path',
      what: 'An ordered list that slides sideways on a narrow screen; the last item has no link.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from back to each link of the path.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A landmark named "Kruimelpad"; the last item carries `aria-current="page"`.',
    'The strokes between the items are hidden from screen readers.',
    'The back button comes first in the order of the keyboard, for it is what most people want.',
  ],
  labels: { breadcrumbsLabels },
  related: ['SideNavigation', 'CategoryNavigation', 'Pagination', 'CategoryHeading'],
};
