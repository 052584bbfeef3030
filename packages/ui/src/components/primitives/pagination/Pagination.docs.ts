import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { paginationLabels } from '../../../labels/paginationLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Pagination'],
  alsoCalled: ['pager', 'page numbers', 'paginering', 'load more'],
  useWhen: [
    'A list has more pages than one, and people return to a page.',
    'The address of each page can be shared and found by a search engine: `hrefFor` gives it.',
  ],
  avoidWhen: [
    'Everything fits on one page: it renders nothing.',
    'A few items more: show them.',
    'Rows of a `Table`: it brings its own, which keeps the choice of rows.',
  ],
  pictures: [
    { story: 'Middle', good: true, says: 'Words say which way is on, and figures how far it is.' },
    {
      story: 'SignsForWords',
      good: false,
      says: 'Signs in the place of words: nobody hears where they lead.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'With one page or none it renders nothing.',
    'Each page is a link, so that it can be opened elsewhere, shared, and read by a search engine; `rel` says which is the previous and which the next.',
    'At the first and the last page the way on stays in its place as a link that leads nowhere, and says so.',
  ],
  content: [
    "'Vorige' and 'Volgende', never arrows alone.",
    'Numbers are figures; an ellipsis stands for what is left out and is not a link.',
    'The page says in its title on which page of how many one is.',
  ],
  responsive: [
    "Numbers show from 37.5rem of its own width on; below that '2 van 9' stands between the two words.",
    'Below 16rem the arrows go and the words stay.',
    'Each cell is 48 by 48 px at least, also at 200 %.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'pagination',
      what: 'The `<nav>`; pages, or "2 van 9" where there is little room.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Previous, pages, next.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'Links with an address, so that a page can be opened in a tab; the current one carries `aria-current="page"`.',
    "Where '2 van 9' stands in the place of the pages, it is read aloud as 'Pagina 2 van 9'.",
    'At an end "Vorige" or "Volgende" is text that is `aria-disabled`, not a dead link.',
    'It is a navigation landmark with a name; after a link was followed the focus belongs at the head of the list.',
  ],
  labels: { paginationLabels },
  related: ['ListToolbar', 'ProductShelf', 'OrderTable', 'Breadcrumbs'],
};
