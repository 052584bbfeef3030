import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['OrderStatus'],
  alsoCalled: ['badge', 'state', 'status'],
  useWhen: [
    'The state of an order stands in a table or on its page.',
    'Someone looks down a column for what is not delivered yet: sign and word say it at once.',
  ],
  avoidWhen: [
    'Something has to be told or mended: use `MessageList`.',
    'An amount, a date or a number: plain text.',
    'Every step of the way should be seen: use `DeliveryTimeline`.',
  ],
  pictures: [
    { story: 'OnItsWay', good: true, says: 'Where the order is now, in one or two words.' },
    { story: 'CodeOfTheSystem', good: false, says: 'The code of a system, which the customer cannot know.' },
  ],
  status: 'stable',
  howItWorks: [
    'The sign follows from `tone`, the words are yours: five tones, five signs.',
    'It announces nothing: where a state changes while one looks, say so with `announce`.',
    'Long words break beside the sign, which stays at the first line.',
    'In forced colours sign and words have the colour of text and stay apart by their shape.',
  ],
  content: [
    "Two or three words that say where the order is: 'In behandeling', 'Onderweg', 'Geleverd'.",
    "The same words in mails, in the table and on the order's page.",
    "What someone has to do is not a status: 'Wacht op betaling' gets a `MessageList` beside it.",
  ],
  responsive: [
    'It stands on one line where there is room and breaks before its sign leaves it.',
    'In the cards of a phone it keeps its sign at the left.',
    'It has no ground of its own, so that a column of them stays quiet.',
  ],
  anatomy: [{ part: 'Status', slot: 'order-status', what: 'A sign and words, in the colour of its `tone`.' }],
  keyboard: [],
  accessibility: [
    'The words say it all; sign and colour repeat them.',
    'There are five signs, all different in shape: they can be told apart without colour and in forced colours.',
    'It is no live region: a page that is open shows what was so when it came.',
  ],
  related: ['OrderTable', 'MessageList', 'Tag'],
};
