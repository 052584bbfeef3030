import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Accordion', 'AccordionItem'],
  alsoCalled: ['faq', 'disclosure group', 'expansion panels', 'collapse', 'veelgestelde vragen'],
  useWhen: [
    'Several questions stand under each other and most readers want the answer to one: delivery, returns, paying.',
    '`multiple` where answers are compared; else opening one closes the other.',
  ],
  avoidWhen: [
    'There is one thing to show or hide: use `Collapsible`.',
    'Everybody needs all of it: show it, under a `Heading` each.',
    'One of several views of the same thing shows: use `Tabs`.',
  ],
  pictures: [
    { story: 'OneOpen', good: true, says: 'Questions of one kind, each title a whole one.' },
    {
      story: 'OneItem',
      good: false,
      says: 'One item alone is a `Collapsible`, and its title does not say what it holds.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'One item is open at a time unless `multiple` is given; pressing an open one closes it.',
    'Titles are headings of one level (`headingLevel`), so that they are found in the list of headings.',
  ],
  content: [
    "A title is the question as a customer asks it: 'Wanneer wordt mijn bestelling bezorgd?'.",
    'An answer begins with the answer; the reason comes after it.',
  ],
  responsive: [
    'It is as wide as its place; a long title breaks and keeps its sign at the end of the line.',
    'Each title is at least 56 px high, and grows with the text.',
  ],
  anatomy: [
    { part: 'Root', slot: 'accordion', what: 'A `<div>` under a line.' },
    { part: 'Item', slot: 'accordion-item', what: 'A `<div>`: one question and its answer.' },
    {
      part: 'Trigger',
      slot: 'accordion-trigger',
      what: 'The `<button>` in the item’s heading, with a plus or a minus.',
    },
    { part: 'Content', slot: 'accordion-content', what: 'The answer, only while it is open.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From title to title, and through what an open answer holds.' },
    { keys: 'Enter, Space', does: 'On a title: shows or hides its answer.' },
  ],
  accessibility: [
    'Each title is a heading: screen readers jump from one to the next. Give `headingLevel` the level of the place.',
    'The button says with `aria-expanded` what is so.',
  ],
  related: ['Collapsible', 'Tabs', 'CollapsibleText'],
};
