import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { loadingBarLabels } from '../../../labels/loadingBarLabels.ts';

export const docs: ComponentDocs = {
  exports: ['LoadingBar'],
  alsoCalled: ['progress', 'spinner', 'page loader', 'laadbalk'],
  useWhen: [
    'A page is on its way after a link was followed.',
    'Once in the layout, driven by the router: it is for pages, whatever leads to them.',
    'The page of before stays in sight and in use meanwhile, so that a slow connection does not show an empty screen.',
  ],
  avoidWhen: [
    'A button is at work: `loading` on `Button`.',
    'A list is on its way: use its skeleton.',
    'The page is there and one part of it waits: its skeleton keeps the place.',
    'The share that is done is known, as for a file: use `Progress`.',
  ],
  pictures: [
    {
      story: 'OverThePage',
      good: true,
      says: 'The page of before stays, and the bar says that another one is coming.',
    },
    {
      story: 'ForAButton',
      good: false,
      says: 'The button is at work, not the page: `loading` says so where one looks.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'While `active` it is in the document, otherwise it renders nothing: give it in any case, so that its place stays.',
    'It fades in 150 ms after it comes; where a page is there before that, nothing was seen.',
    'It measures no progress: a stroke runs along the top as long as it takes.',
    'For who asked for less motion it is a still line over the whole width, in forced colours in the colour of the highlight.',
    'Where no scripts run the browser loads each page itself and shows its own sign.',
  ],
  content: [
    "Its name is 'Laden', and needs no more.",
    'It says nothing of how long: it does not know.',
    'When a page does not come, a `MessageList` says so and the bar goes.',
  ],
  responsive: [
    'It is 4 px high, over the whole width of the window, above everything, and takes no room.',
    'It shows after a moment only, so that a quick page shows none.',
    'With reduced motion it stands still over the whole width.',
  ],
  anatomy: [{ part: 'Bar', slot: 'loading-bar', what: 'A line along the top; only after a moment.' }],
  keyboard: [],
  accessibility: [
    'A `progressbar` without a value, named "Laden"; who asks for less motion gets a line that stands still.',
    "It is not announced when it comes: the new page's title is what one waits for.",
    "In forced colours it has the colour of the system's highlight.",
  ],
  labels: { loadingBarLabels },
  related: ['MessageList', 'ProductShelf', 'Button'],
};
