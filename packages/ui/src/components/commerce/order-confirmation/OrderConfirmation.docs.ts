import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { orderConfirmationLabels } from '../../../labels/orderConfirmationLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderConfirmation'],
  alsoCalled: ['thank you page', 'success page', 'bedankt'],
  useWhen: [
    'The order is placed: number, what happens now, the way on.',
    "Once for each order, on the page that the browser's back button does not lead to twice.",
  ],
  avoidWhen: ['The payment failed: use `MessageList`.', 'An earlier order: use `OrderLines`.'],
  pictures: [
    { story: 'OnAccount', good: true, says: 'That it is ordered, under which number, and when it comes.' },
    { story: 'OnlyThanks', good: false, says: 'Thanks, and no word of what happens next.' },
  ],
  status: 'stable',
  howItWorks: [
    'It shows what is so and asks nothing: each part without content is left out, the number and the ticket as well.',
    'The ticket repeats the day of delivery for the eye; say the whole date in `facts`, where everybody has it.',
    'The number is shown in the groups that you give, and breaks between them on a narrow phone.',
    'It moves no focus and announces nothing: it is the page that follows an order, and begins with its `h1`.',
    'It needs no script.',
  ],
  content: [
    'While the bank has not decided, use `tone="info"` and state the payment in `facts`.',
    "Thank in one line, give the number, and say what happens now and when: 'We bezorgen woensdag 18 maart'.",
    'Say where the confirmation went, by its address.',
    "The first action is what most do next: 'Verder winkelen'.",
  ],
  responsive: [
    'The panel is as wide as its column: give it the left one of a `CheckoutLayout`, with what it costs at the right.',
    'The number stands beside the ticket, and under it where there is no room; lines stand under each other at every width.',
    'Actions become a column on a phone, the first one on top.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'order-confirmation',
      what: 'Panel with mark, `h1`, ticket, number, lines and actions.',
    },
    { part: 'Ticket', slot: 'ticket', what: 'The day of delivery, for the eye alone.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the actions.' }],
  accessibility: [
    'It renders the page’s `h1`; after the step move the focus to the page it stands in (`PageLayout` can take it), so that it is read.',
    'The number is text that can be copied; its digits are read as they are typed.',
    'It is no alert: the page is new, and its heading is what is read.',
  ],
  labels: { orderConfirmationLabels },
  related: ['OrderLines', 'AddressBlocks', 'MessageList', 'OrderStatus'],
};
