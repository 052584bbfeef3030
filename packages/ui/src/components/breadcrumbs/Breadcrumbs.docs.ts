import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { breadcrumbsLabels } from '../../labels/breadcrumbsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Breadcrumbs'],
  alsoCalled: ['path', 'trail', 'kruimelpad', 'back button', 'terug'],
  useWhen: [
    'A page lies deeper than its category: product, sub category, CMS page.',
    'Give `onBack` where someone may come from a list and wants to return to their place in it.',
  ],
  avoidWhen: [
    'The page is a step of an order: use `StepTabs`.',
    'The page has no parent but home: leave it out.',
  ],
  anatomy: [
    { part: 'Root', slot: 'breadcrumbs', what: 'The `<nav>`.' },
    { part: 'Back', what: 'A button, only with `onBack`.' },
    {
      part: 'Path',
      what: 'An ordered list that slides sideways on a narrow screen; the last item has no link.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from back to each link of the path.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A landmark named "Kruimelpad"; the last item carries `aria-current="page"`.',
    'The strokes between the items are hidden from screen readers.',
  ],
  labels: { breadcrumbsLabels },
};
