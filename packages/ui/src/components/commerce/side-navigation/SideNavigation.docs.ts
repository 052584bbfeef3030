import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['SideNavigation'],
  alsoCalled: ['sidebar', 'sub menu', 'local navigation', 'filters', 'zijmenu'],
  useWhen: [
    'Sub categories with their counts, or the pages of the account.',
    'The pages beside this one are few, and people go from one to the other.',
    'On the pages of help: delivery, returns, payment, contact.',
  ],
  avoidWhen: [
    'Top categories: use `CategoryNavigation`.',
    'Choices that filter a list: use fields.',
    'The list would have one item: leave it out.',
  ],
  pictures: [
    { story: 'Subcategories', good: true, says: 'Pages of one kind, with the current one marked.' },
    { story: 'NoCurrent', good: false, says: 'Nobody sees where they are, and the title says nothing.' },
  ],
  status: 'stable',
  howItWorks: [
    'Below 960 px it is one row that slides sideways; the current item is brought into its first third, without moving the page, whenever another one is current.',
    'The server writes the same list: before a script comes the row begins at its first item.',
    'A count of 0 is shown; leave it out where nought says nothing.',
    'In the row a name stays whole, in the column it breaks.',
    'The current item has a filled chip on a phone, and bold words over a thick rule in the column; bold and rule stay in forced colours.',
  ],
  content: [
    "The heading says what they are parts of: the category's name, or 'Jouw overzicht'.",
    'Each item is the heading of its page; counts stand behind it in figures.',
    'Order by use, not by alphabet, and keep that order.',
  ],
  responsive: [
    'From 960 px on it is a column of 248 px; on a phone a row that slides sideways with the current item in view.',
    'Long names break within the column; in the row they stay whole.',
    'Over about fifteen items the column is as long as it is: nothing folds.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'side-navigation',
      what: 'The `<nav>`: a column, on phones a row that slides sideways.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the links.' }],
  accessibility: [
    'Named by its heading, also where that is not seen; the current line carries `aria-current="page"` and is brought into view.',
    "A count is part of the link's name ('Luiers (23)').",
    'It comes before the content in the document, and `SkipLink` passes it by.',
  ],
  related: ['CategoryNavigation', 'SidebarLayout', 'Breadcrumbs', 'FacetFilters'],
};
