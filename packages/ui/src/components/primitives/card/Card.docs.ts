import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Card'],
  alsoCalled: ['panel', 'tile', 'box', 'paper', 'surface', 'kaart'],
  useWhen: [
    'Some facts and what one may do with them belong together: an address, a company, a way to pay.',
    '`rail` for the one card of a page that leads on, such as the sums beside a cart.',
  ],
  avoidWhen: [
    'It is a product: use `ProductCard`.',
    'It is the panel beside a cart: use `CartSummary`.',
    'A page has only one thing to say: leave the card out; a heading and a rule part it better.',
  ],
  pictures: [
    { story: 'WithAsideAndFooter', good: true, says: 'One thing, its state, and what can be done with it.' },
    {
      story: 'CardInACard',
      good: false,
      says: 'Edges within edges, for things that belong together: use `DescriptionTable` in the one card.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "With a `title` it is a region of that name; the title's level is `headingLevel`, its size stays the same.",
    'Header, body and footer take room only where something stands in them.',
    'It grows with its content; in a `Grid` the body fills the height of the row, so that the footers stand in line.',
    '`padded={false}` gives the body the whole width, and draws a rule under the header to part them.',
    'In forced colours its border parts it from the page; a `muted` one gets its edge there too.',
  ],
  content: [
    "The title is a noun: 'Bezorgadres', 'Betaalwijze'; `aside` adds a state or a link in two words.",
    "What one may do stands in the footer, named by what happens: 'Wijzig'.",
    'One subject for each card; two subjects are two cards.',
  ],
  responsive: [
    'It fills its place: several stand beside each other in a `Grid` and under each other on a phone.',
    'Title and `aside` share a line while both fit; then `aside` goes below.',
    'Long words break within it; a table in it should have `padded` off.',
  ],
  anatomy: [
    { part: 'Root', slot: 'card', what: 'A `<section>` named by its title.' },
    {
      part: 'Header',
      slot: 'card-header',
      what: 'The title, a heading, and `aside` at the end of its line.',
    },
    { part: 'Body', slot: 'card-body', what: 'Children, with room around them unless `padded` is off.' },
    { part: 'Footer', slot: 'card-footer', what: 'Under a rule: buttons and links.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches links and buttons in it.' }],
  accessibility: [
    'With a title it is a region with that name, without one no region at all.',
    'Give `headingLevel` the level of its place in the page.',
  ],
  related: ['Grid', 'ProductCard', 'CartSummary', 'Stack'],
};
