import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { procurementBannerLabels } from '../../../labels/procurementBannerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProcurementBanner'],
  alsoCalled: ['punch-out', 'OCI', 'cXML', 'inkoopsysteem'],
  useWhen: [
    "An order goes back to a buyer's procurement system.",
    'The buyer came by punch-out (OCI or cXML), and the cart is that of their procurement system.',
    'On every page until the session has ended, also on error pages.',
  ],
  avoidWhen: [
    "One orders in another company's name: use `CompanyBanner`.",
    'The session is over: leave it out, and say on the page what became of the order.',
  ],
  pictures: [
    {
      story: 'Explained',
      good: true,
      says: 'For which system one shops, what becomes of the order, and the way out.',
    },
    {
      story: 'Abbreviations',
      good: false,
      says: 'Words of the connection: a buyer knows their own system by its name.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is a `CompanyBanner` with its own words: the host is set in the sentence of `labels.ordering`.',
    'The button is there only with `onCancel`, and ends nothing by itself.',
    'With `loading` the button keeps the focus and its width, and further presses do nothing.',
    'The host is shown as it is given; a long one breaks anywhere.',
    'Where no scripts run the button does nothing: give the way out as a link in `children` there.',
  ],
  content: [
    "Say for which system one shops, by the host that the buyer knows ('inkoop.gemeente.test'), and that the order goes back there.",
    "The way out names what happens: 'Stop en ga terug zonder bestelling'.",
    'What else one has to know is one sentence more, for who comes here for the first time.',
  ],
  responsive: [
    'It stands in the place of a `CompanyBanner` and behaves as that does: the whole width, sentence and button under each other on a phone.',
    'A long host breaks rather than widening the page.',
    'While the session ends the button is at work and keeps its width.',
  ],
  anatomy: [{ part: 'Banner', what: 'A `CompanyBanner` with the host and the way out.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Leave the session.' }],
  accessibility: [
    'It is a named region at the top of every page.',
    'The way out is a button, since it ends something; it is reached first of all on the page.',
    'While it is `loading` it keeps the focus and says that it is at work.',
  ],
  labels: { procurementBannerLabels },
  related: ['CompanyBanner', 'MessageList', 'Button'],
};
