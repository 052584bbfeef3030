import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Tag'],
  alsoCalled: ['badge', 'label', 'chip', 'pill', 'sticker', 'actie-icoon'],
  useWhen: [
    'One or two words on a picture: a deal, "Nieuw".',
    'A fact about one product has to be seen while the eye runs over forty.',
    'The same fact stands on every product that has it: who has learned it once finds it everywhere.',
  ],
  avoidWhen: [
    'It can be pressed or removed: use a `Button`.',
    'The state of an order: plain text in `OrderTable`.',
    'A count or a state of something: write it as text.',
  ],
  pictures: [
    { story: 'OneDeal', good: true, says: 'The deal as the customer reckons it, and at most one word more.' },
    {
      story: 'TooMany',
      good: false,
      says: 'When everything calls, nothing is heard; and what 33 % is, one has to work out.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It shows two lines at most; of a text over 30 letters the whole stands in its `title`, and is always whole to screen readers.',
    '`title` is given for plain text only: for elements give your own.',
    'A brand may cut the corner of a `sale`; it changes nothing in size or in what is read.',
    'In forced colours it has a border; the words tell one tone from another.',
  ],
  content: [
    "One or two words, or a figure: '2+1 gratis', '−15%', 'Nieuw'. No full stop.",
    "A deal is told as the customer reckons it: '2+1', not '33 %'.",
    'Two on one picture at most, the deal first.',
  ],
  responsive: [
    'It is as wide as its words and takes two lines at most; what is longer is cut, and whole in its `title`.',
    '`m` is for cards and rows, `l` for a poster; neither depends on the window.',
    "On a picture it leaves the heart's place free.",
  ],
  anatomy: [{ part: 'Tag', what: 'A `<span>` of two lines at most; a brand may cut its corner.' }],
  keyboard: [],
  accessibility: [
    'It is read where it stands, before the picture’s name: keep it short.',
    '`sale` is the only tone that may be red.',
    'It is text, so that it can be searched for and translated.',
    "A cut corner or another brand's shape changes nothing in what is read.",
  ],
  related: ['ProductCard', 'PriceLabel', 'OrderStatus', 'DealPictures'],
};
