import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { collapsibleTextLabels } from '../../../labels/collapsibleTextLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CollapsibleText'],
  alsoCalled: ['show more', 'read more', 'accordion', 'expander', 'toon meer'],
  useWhen: ['Product information that is longer than 250 px; short text shows whole, without a button.'],
  avoidWhen: [
    'Several texts of which one is open: use `<details>`.',
    'What people must read before they order: show it.',
    'A list of questions and answers: use headings, or `<details>` for each.',
  ],
  pictures: [
    {
      story: 'Collapsed',
      good: true,
      says: 'The first lines say what it is, and the fade that more follows.',
    },
    {
      story: 'HidesAllergens',
      good: false,
      says: 'What one must know before ordering is in the part that is cut.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It measures its text: what fits in `maxHeight` has no button and no fade.',
    'Where no script runs the whole text stands there.',
    "The browser's search, and a link in the text that gets the keyboard, scroll the cut text: then it opens by itself.",
  ],
  content: [
    'The first lines have to make sense alone: begin with what the thing is.',
    "The button says what comes ('Toon meer'), not how ('Klik hier').",
    'What one must know before ordering, such as allergens, does not go into the cut part.',
  ],
  responsive: [
    'It is cut by height (`maxHeight`, 100 px unless told otherwise), so a wide text shows more words than a narrow one.',
    'Whether it has to be cut is measured again when the width or the size of text changes; the button comes and goes with that.',
    'Without JavaScript all of it shows.',
  ],
  anatomy: [
    { part: 'Root', slot: 'collapsible-text', what: 'Text and button.' },
    { part: 'Text', what: 'Cut with a fade by its height; all of it stays in the page.' },
    { part: 'Button', what: '"Toon meer" or "Toon minder".' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes.' },
    { keys: 'Tab', does: 'Into a link in the cut part: opens it.' },
  ],
  accessibility: [
    'What is cut stays readable for screen readers and for the browser’s search.',
    'The button says with `aria-expanded` what is so.',
    'Opening it leaves the focus on the button, and nothing above it moves.',
  ],
  labels: { collapsibleTextLabels },
  related: ['Collapsible', 'RichText', 'DescriptionTable'],
};
