import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { uspLabels } from '../../../labels/uspLabels.ts';

export const docs: ComponentDocs = {
  exports: ['UspBar', 'UspList'],
  alsoCalled: ['unique selling points', 'benefits', 'promises', 'voordelen'],
  useWhen: [
    '`UspBar` above the header, at most four; `UspList` beside the price or the order button.',
    '`UspList` where someone hesitates: beside the login form, under the order button.',
  ],
  avoidWhen: [
    'News that changes: use `CompanyBanner` or a message.',
    'Conditions that one must know: they belong to the price or the form.',
    'The page asks for something, such as a form or a payment: there it distracts.',
  ],
  pictures: [
    { story: 'Four', good: true, says: 'What one can hold the shop to: hours, amounts, places.' },
    { story: 'Default', good: true, says: 'Each promise with its fact: an hour, an amount, a place.' },
    { story: 'Adjectives', good: false, says: 'Adjectives that every shop says of itself.' },
  ],
  status: 'stable',
  howItWorks: [
    'All promises are in the document; what a width does not show is not displayed, and so is not read either.',
    'The first shows always, the second from 960 px of the window on, the others from 84rem of its own width on; nothing turns or slides.',
    'A promise is whole: where a line has no room it takes two.',
    '`UspList` shows all of its lines at every width.',
    'It needs no script.',
  ],
  content: [
    "A promise with its fact: 'Vóór 12.00 uur besteld, woensdag in huis', not 'Snelle levering'.",
    'Each stands alone in a line, without a full stop.',
    'Only what is always so: a promise with an exception is none.',
    'Four at most: a fifth is never read, and makes the others look less true.',
  ],
  responsive: [
    'A phone shows the first promise, a window of 960 px two, and a page of 84rem all of them: put first what matters most.',
    'It is one line high and scrolls away with the page.',
    'The list is a column everywhere, with its tick at the first line of each.',
  ],
  anatomy: [
    { part: 'Bar', slot: 'usp-bar', what: 'A labelled list; a phone shows the first.' },
    { part: 'List', slot: 'usp-list', what: 'Ticked lines.' },
  ],
  keyboard: [],
  accessibility: [
    'What a narrow screen hides must not be needed to order.',
    'Bar and list have names, so that a screen reader says what they are and passes on.',
    'Ticks are decoration; the words say it.',
  ],
  labels: { uspLabels },
  related: ['CompanyBanner', 'SiteHeader', 'OfferPoster'],
};
