import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['IconButton'],
  alsoCalled: ['icon only button', 'toolbar button', 'close button'],
  useWhen: [
    'There is no room for a word and the icon is known: close, previous, next, bin.',
    'The same act stands in every row of a list, and its word would be read forty times.',
  ],
  avoidWhen: [
    'There is room: a `Button` with icon and word is understood by more people.',
    'It leads elsewhere: use `Link`.',
    'The act cannot be undone: a word is worth its room there.',
  ],
  pictures: [
    { story: 'Plain', good: true, says: 'One sign that everybody knows, on the thing that it is about.' },
    {
      story: 'RowOfRiddles',
      good: false,
      says: 'A row of signs is a row of riddles: put them into a `Menu`, with words.',
    },
  ],
  status: 'stable',
  howItWorks: [
    '`label` is its accessible name and, unless you give another `title`, the tooltip of the browser, which touch and keyboard do not show.',
    'Of type `button` unless told otherwise: in a form it sends nothing by itself.',
    'With `render` it is the element that you give, such as a link, with the look and the name of the button.',
    'It does not wait: while something is at work, set `aria-disabled` and say so, or use `Button` with `loading`.',
    'In forced colours it has the border of a button there; the icon takes the colour of text.',
  ],
  content: [
    "`label` is the act with its object: 'Sluit melding', 'Verwijder Pukkie luiers', not 'Kruis' or 'Prullenbak'.",
    'The same act has the same icon everywhere (see Foundations, Icons) and the same words.',
    'The tooltip repeats the label; it says nothing that is nowhere else.',
  ],
  responsive: [
    'It is 48 by 48 px at every width, and so is its target; the icon is 20 px, or 24 where it stands alone.',
    'Several beside each other need no room between them.',
    'It grows with text at 200 %, as do its icon and its target.',
  ],
  anatomy: [{ part: 'Button', what: '48 × 48 px; the icon is its child, `aria-hidden`.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it.' }],
  accessibility: [
    '`label` is required: it is the name and the tooltip.',
    "Give it the object's name in `label`, so that a list of buttons can be told apart.",
    "The tooltip is the browser's own (`title`), and not needed by anybody.",
  ],
  related: ['Button', 'FavouriteButton', 'HeaderAction'],
};
