import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { buttonLabels } from '../../../labels/buttonLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Button', 'ButtonLink'],
  alsoCalled: ['call to action', 'CTA', 'submit', 'action', 'knop'],
  useWhen: [
    'Something happens on this page: a product is added, a form is sent, a panel opens.',
    '`primary` for the one thing to do here; `secondary` beside it; `tertiary` for what is seldom wanted.',
    'It leads to another page but should look like a button: `ButtonLink`, so that it stays a link.',
  ],
  avoidWhen: [
    'It stands in running text: use `Link`.',
    'There is only room for an icon: use `IconButton`, which asks for a name.',
    'A quantity is meant: use `QuantityStepper` or `AddToCart`.',
  ],
  pictures: [
    { story: 'OnePrimary', good: true, says: 'One button is the thing to do, and both say what happens.' },
    {
      story: 'TwoPrimaries',
      good: false,
      says: 'Two of equal weight leave the choice to chance, and neither name says what it does.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Of type `button` unless told otherwise: in a form it sends nothing by itself.',
    'With `loading`, or `aria-disabled`, a press does nothing and the focus stays; `disabled` would take the focus away in the midst of the act.',
    '`primary` has the shape of a way on, unless `shape` says otherwise.',
  ],
  content: [
    "A verb first, then its object where that is not clear from the place: 'Bestelling plaatsen', 'Voeg toe', 'Winkelwagen legen'.",
    'Two or three words, no full stop, capital at the beginning only.',
    "Name what will be gone ('Account opheffen'), never only 'OK' or 'Ja'.",
    'One `primary` in sight: two of them say that neither is the one.',
  ],
  responsive: [
    'It is as wide as its text; give it `w-full` in a narrow column, or where it stands alone on a phone.',
    'A long text breaks into lines and the plate grows with it: nothing is cut.',
    'In a row the more important one stands first in reading order, at the left; on a phone the row becomes a column.',
  ],
  anatomy: [
    { part: 'Plate', what: 'The `<button>` or `<a>` itself; className, ref and rest props land on it.' },
    { part: 'Spinner', what: 'Before the text while `loading`.' },
    { part: 'Text', what: 'Children; an icon may stand beside it, `aria-hidden`.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Presses a `Button`.' },
    { keys: 'Enter', does: 'Follows a `ButtonLink`.' },
  ],
  accessibility: [
    'While `loading` it keeps the focus, ignores presses, is `aria-disabled` and is named "Bezig: …".',
    '`disabled` takes it out of the tab order; say beside it why nothing can be pressed.',
    'It is at least 48 px high, so target size (WCAG 2.5.8) holds without space around it.',
  ],
  labels: { buttonLabels },
  related: ['Link', 'IconButton', 'AddToCart', 'StepButtons'],
};
