import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { couponFieldLabels } from '../../../labels/couponFieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CouponField'],
  alsoCalled: ['voucher', 'promo code', 'discount code', 'kortingscode'],
  useWhen: [
    'In a `CartSummary`, where a code changes the sums.',
    'The buyer was given a code by mail or on paper, and types it over: capitals and spaces do not matter to a good back end.',
  ],
  avoidWhen: [
    'Free text of one’s own: use `OrderReferenceField`.',
    'The code is given by a link: show a message instead.',
    'Nobody has codes now: leave the field out, since an empty one sends people off to look for one.',
  ],
  pictures: [
    { story: 'Unknown', good: true, says: 'What is wrong and what to try.' },
    { story: 'Refuses', good: false, says: 'It refuses and says no reason.' },
  ],
  status: 'stable',
  howItWorks: [
    'It is a `TextField` that need not be filled in, is called `discount` in a form, and asks the browser for capitals and for no spelling check.',
    'What the server says of a code is your `hint` when it counts, your `error` when it does not.',
  ],
  errors: [
    "An unknown code: 'Deze code kennen we niet. Controleer de spelling.'",
    "One that holds later or no longer says when: 'Deze code geldt vanaf 1 april.'",
    'An order can be placed all the same; say so where that is in doubt.',
  ],
  content: [
    "The label is 'Kortingscode'; the placeholder says what to do, and is no code: somebody would try it.",
    "Say what the code does, with the amount: '10 % korting: je bespaart € 6,20'.",
    "When it does not count, say why and until when it did: 'Deze code gold tot 31 maart'.",
  ],
  responsive: [
    'It is as wide as its place in the summary; the answer stands beneath it and breaks into lines.',
    'A long code scrolls within the field.',
    'The answer takes a line of its own when it comes, above the sums that it changes.',
  ],
  anatomy: [{ part: 'Field', what: 'A `TextField`; its root is the `<input>`.' }],
  keyboard: [{ keys: 'Letters', does: 'Are passed on at each key; wait before you recalculate.' }],
  accessibility: [
    'Give the answer as `hint` when the code counts and as `error` when it does not: both are read with the field.',
    'Nothing is announced at each key: the answer is tied to the field and is read when the server has said something.',
    "`autoComplete` is off: a browser's old codes are not wanted here.",
  ],
  labels: { couponFieldLabels },
  related: ['OrderReferenceField', 'CartSummary', 'TextField'],
};
