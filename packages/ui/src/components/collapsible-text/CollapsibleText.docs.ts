import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { collapsibleTextLabels } from '../../labels/collapsibleTextLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CollapsibleText'],
  alsoCalled: ['show more', 'read more', 'accordion', 'expander', 'toon meer'],
  useWhen: ['Product information that is longer than 250 px; short text shows whole, without a button.'],
  avoidWhen: [
    'Several texts of which one is open: use `<details>`.',
    'What people must read before they order: show it.',
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
  ],
  labels: { collapsibleTextLabels },
};
