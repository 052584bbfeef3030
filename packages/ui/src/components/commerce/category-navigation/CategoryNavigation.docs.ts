import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { categoryNavigationLabels } from '../../../labels/categoryNavigationLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CategoryNavigation'],
  alsoCalled: ['main menu', 'mega menu', 'nav bar', 'priority navigation', 'overflow menu', 'hoofdmenu'],
  useWhen: [
    'The top categories of the shop, under the header, on every page; what does not fit goes behind "Meer".',
  ],
  avoidWhen: [
    'Pages beside a text: use `SideNavigation`.',
    'On a phone, the whole list: `MobileBar` opens `MobileBarMenu`.',
  ],
  pictures: [
    {
      story: 'NamesOfShelves',
      good: true,
      says: 'One word or two, as the shelf is called, in an order that stays.',
    },
    {
      story: 'Campaigns',
      good: false,
      says: 'Campaigns among categories: people learn the place of a word, and here it changes every week.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "Above 960 px it measures how many names fit; the others go behind 'Meer', which shows the range that it hides. Below that width the board scrolls sideways, with the current category in view.",
    "Before it is measured the server keeps a place for 'Meer' when there are more than eight categories, so that nothing moves.",
    "Of more than 40 categories the rest is behind 'Meer' in any case.",
    "Where no scripts run all of them show, in as many lines as that takes, and there is no 'Meer'.",
    'One number makes a row of numbers: a category without one keeps its place.',
  ],
  content: [
    'Names are one word or two, as the shelf is called, and keep their order: people learn the place.',
    'A number is for a shop that signs its aisles by it; where no category has one, names stand alone.',
    "'Meer' says which range of numbers it hides ('13–27'); the offers come first and are called 'Aanbiedingen'.",
    'A category that is empty is not in it.',
  ],
  responsive: [
    "From 960 px on it shows as many cells as fit, measured again when the window or the text changes; the rest goes behind 'Meer'.",
    'Below 960 px the board scrolls sideways and brings the current cell into view; the whole list is in `MobileBarMenu`.',
    '`extra` never gives way: there is always room for one last cell.',
  ],
  anatomy: [
    { part: 'Root', slot: 'category-navigation', what: 'The `<nav>`, `data-surface="inverse"`.' },
    { part: 'Offers', slot: 'offers', what: 'The cell of the offers.' },
    {
      part: 'Aisle',
      slot: 'aisle',
      what: 'A cell; carries `data-category` with its number, where it has one.',
    },
    {
      part: 'Number',
      slot: 'number',
      what: 'Over the name; a brand may put a shape there. Not there without numbers.',
    },
    { part: 'More', slot: 'more', what: 'The last cell.' },
    { part: 'List', slot: 'more-list', what: 'What did not fit.' },
    { part: 'Extra', slot: 'extra', what: 'A last cell that never gives way.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks the cells; those behind "Meer" only while it is open.' },
    { keys: 'Enter, Space', does: 'On "Meer": opens or closes.' },
    { keys: 'Escape', does: 'Closes and gives the focus back.' },
  ],
  accessibility: [
    'The current category carries `aria-current="page"`, and forced colours underline it.',
    'Cells that do not fit are out of the tab order as well as out of sight.',
    'Thousands of categories do not slow it down: only what is shown is measured.',
  ],
  labels: { categoryNavigationLabels },
  related: ['MobileBar', 'SideNavigation', 'CategoryHeading', 'SiteHeader'],
};
