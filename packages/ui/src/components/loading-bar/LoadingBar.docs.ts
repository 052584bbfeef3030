import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { loadingBarLabels } from '../../labels/loadingBarLabels.ts';

export const docs: ComponentDocs = {
  exports: ['LoadingBar'],
  alsoCalled: ['progress', 'spinner', 'page loader', 'laadbalk'],
  useWhen: ['A page is on its way after a link was followed.'],
  avoidWhen: ['A button is at work: `loading` on `Button`.', 'A list is on its way: use its skeleton.'],
  anatomy: [{ part: 'Bar', slot: 'loading-bar', what: 'A line along the top; only after a moment.' }],
  keyboard: [],
  accessibility: [
    'A `progressbar` without a value, named "Laden"; who asks for less motion gets a line that stands still.',
  ],
  labels: { loadingBarLabels },
};
