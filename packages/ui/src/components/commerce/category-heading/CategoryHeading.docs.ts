import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { categoryHeadingLabels } from '../../../labels/categoryHeadingLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CategoryHeading'],
  alsoCalled: ['page header', 'hero', 'title', 'categoriekop'],
  useWhen: [
    'At the head of a category: number, name and some of its packs.',
    'Someone comes from a search engine and has to see at once in which aisle they are.',
  ],
  avoidWhen: [
    'Any other page: a plain `h1` does.',
    'A shelf on a page: `ProductShelf` has a title of its own.',
  ],
  pictures: [
    {
      story: 'WithPacks',
      good: true,
      says: 'The name of the category, and what one finds there in one sentence.',
    },
    { story: 'Advertises', good: false, says: 'It advertises, and says nothing that helps to choose.' },
  ],
  status: 'stable',
  howItWorks: [
    '`mark` takes the place of the number, and is for the eye alone: then no aisle is read before the name.',
    'A number of 0 is shown; nothing, `null` or an empty text takes no room.',
    'A long word is hyphenated in the language of the page, and breaks anywhere where there is no syllable for it.',
    'Packs are cut at the row, never scaled: from 960 px on as many as fit stand at the end, and below that none is displayed.',
    "In forced colours the number has the colour of text, since the brand's own would be lost.",
  ],
  content: [
    "The title is the category's name as it stands in the navigation; the number is its place there.",
    "`intro` is one sentence on what is on these shelves, no slogan: 'Luiers, doekjes en alles voor de verschoontafel.'",
    'Packs are examples of what is sold here, three to five of them, never a photograph of children.',
  ],
  responsive: [
    'From 960 px on packs stand at the right, as many as fit; on a phone there are none, since the shelf itself is near.',
    'A long title breaks into balanced lines beside its number.',
    'A number of two figures takes the room of two; nothing else shifts.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'category-heading',
      what: 'The row on the rail; give it `data-category` for a brand with hues.',
    },
    { part: 'Number', slot: 'number', what: 'Drawn large, hidden from screen readers.' },
    { part: 'Picture', slot: 'picture', what: 'Packs, from 960 px on, as many as fit.' },
  ],
  keyboard: [],
  accessibility: [
    'It renders the page’s `h1`; the number is read before the name ("Gangpad 4:").',
    'Pictures here are decoration: give them an empty `alt`.',
    'The packs say nothing that the list does not say: screen readers pass them by.',
  ],
  labels: { categoryHeadingLabels },
  related: ['CategoryNavigation', 'ProductShelf', 'Breadcrumbs', 'PageLayout'],
};
