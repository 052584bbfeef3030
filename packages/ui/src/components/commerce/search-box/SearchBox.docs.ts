import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { searchBoxLabels } from '../../../labels/searchBoxLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SearchBox'],
  alsoCalled: ['search field', 'search bar', 'zoeken', 'zoekbalk'],
  useWhen: [
    'In the header: a search that leads to a page of results.',
    'Half of all buyers know the article number: the search is the quickest way to it.',
    'It is the same on every page and at the same place: who searches does not look for the search.',
  ],
  avoidWhen: [
    'Suggestions while typing: use `SearchSuggestions` around it.',
    'Filtering what is on the page: use `TextField`.',
  ],
  pictures: [
    { story: 'WithTerm', good: true, says: 'What was searched for stays, and the button says what it does.' },
    {
      story: 'FiltersAList',
      good: false,
      says: 'It leaves the page: a list that is there is filtered by a `TextField` in a `ListToolbar`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Without a script it is a form that asks for `?q=…` at its `action`; with `onSearch` the browser stays and you get the trimmed term.',
    'A field that is empty, or holds spaces alone, is never sent.',
    'A new `defaultValue` takes the place of the text, but not of what someone has typed since the last Enter and still has the focus in.',
  ],
  content: [
    "The placeholder says what can be looked for, 'Zoek op product, merk of artikelnummer', and is the name of the field too.",
    "The button is a magnifier named 'Zoeken'.",
    'What was searched for stays in the field on the page of results.',
    'A search that finds nothing leads to a page that says so and what one may try (`EmptyState`).',
  ],
  responsive: [
    'It takes what the header leaves; on a phone it is a row of its own under the wordmark.',
    'A long term scrolls within the field and stays in reach of the clear button.',
    'It is 48 px high at every width.',
  ],
  anatomy: [
    {
      part: 'Form',
      slot: 'search-box',
      what: 'A search landmark; it works without JavaScript through `action`.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Searches.' },
    { keys: 'Tab', does: 'Field, clear, search.' },
  ],
  accessibility: [
    'The field has a name of its own; the placeholder repeats it.',
    'Clearing gives the focus back to the field.',
    'It is the search landmark of the page: have one only.',
    'Without JavaScript it sends the term to `action` as any form does.',
  ],
  labels: { searchBoxLabels },
  related: ['SearchSuggestions', 'SiteHeader', 'EmptyState'],
};
