import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['SideNavigation'],
  alsoCalled: ['sidebar', 'sub menu', 'local navigation', 'filters', 'zijmenu'],
  useWhen: ['Sub categories with their counts, or the pages of the account.'],
  avoidWhen: ['Top categories: use `CategoryNavigation`.', 'Choices that filter a list: use fields.'],
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
  ],
};
