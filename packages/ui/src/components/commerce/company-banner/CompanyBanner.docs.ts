import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { companyBannerLabels } from '../../../labels/companyBannerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CompanyBanner'],
  alsoCalled: ['impersonation banner', 'notification bar', 'switch account', 'punch-out banner'],
  useWhen: [
    'One orders in another company’s name, or for a procurement system: it must be seen on every page.',
    'Someone works for several companies in a day: give each its own `hue`, so that the wrong one is noticed.',
  ],
  avoidWhen: ['News or a promise: use `UspBar`.', 'A message about what was just done: use `MessageList`.'],
  pictures: [
    { story: 'Switched', good: true, says: 'For whom one orders, and the way back.' },
    { story: 'Account', good: false, says: 'Whose? Who works for four companies needs the name.' },
  ],
  status: 'stable',
  howItWorks: [
    'It is there as long as you render it: nobody can put it away, since what it says stays so.',
    "With a `hue` the tints of the brand are turned to it in the browser; lightness and contrast stay the brand's, in both themes.",
    "A `hue` writes an inline style: a content policy without `unsafe-inline` for styles lets React set it in the browser, and refuses it in the server's HTML.",
    'It announces nothing when it comes: the page after the switch is a new one, and its banner is the first landmark in it.',
    "In forced colours the rule beneath it and the words remain; the ground is the system's.",
  ],
  content: [
    "Name the company one orders for, and say how one gets back: 'Je bestelt voor Kinderopvang De Bij. Terug naar Koepel.'",
    "It says what is so, not what was done: no 'Je bent gewisseld'.",
    "One sentence and one link; what else there is to know stands on the account's page.",
    'The name is that of the company as it stands on its invoices.',
  ],
  responsive: [
    'It lies above the header over the whole width, and scrolls away with it.',
    'On a phone sentence and link stand under each other, and both stay whole.',
    'A `hue` gives each company its own colour, in both themes with at least 4.5 to 1.',
  ],
  anatomy: [{ part: 'Bar', slot: 'company-banner', what: 'A labelled `<section>` above the header.' }],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the way back.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A region with a name, so that it is found among the landmarks; put the company’s name in the text.',
    'Colour is a help for who sees it; the name says it to everybody.',
  ],
  labels: { companyBannerLabels },
  related: ['ProcurementBanner', 'UspBar', 'CompanyTable', 'MessageList'],
};
