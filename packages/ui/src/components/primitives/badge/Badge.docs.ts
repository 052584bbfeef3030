import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Badge'],
  alsoCalled: ['counter', 'status', 'pill', 'notification count', 'lozenge', 'teller'],
  useWhen: [
    'How many there are, beside a name or an icon: `count`.',
    'In which state one thing of several is, in one or two words: "Betaald", "Concept".',
  ],
  avoidWhen: [
    'It sells, and lies on a picture: "2+1 gratis" and "Nieuw" are a `Tag`, solid and never of a state.',
    'It is the state of an order: use `OrderStatus`, which knows the signs.',
    'It can be pressed: use a `Button`.',
  ],
  pictures: [
    { story: 'BesideAName', good: true, says: 'A count stands beside the name of what is counted.' },
    { story: 'CountAlone', good: false, says: 'A figure alone: of what, nobody knows.' },
  ],
  status: 'stable',
  howItWorks: [
    'With a `count` it is a figure, without one a state in words.',
    "Beyond `max` it shows '99+'; `label` is read in the place of the figure.",
  ],
  content: [
    "A figure stands alone; from 100 on write '99+', since nobody reads 137 in a disc.",
    "A state is one word or two, a participle or an adjective: 'Betaald', 'Concept', 'Te laat'.",
    'The same state has the same word and the same tone everywhere.',
  ],
  responsive: [
    'It is as large as the text it stands in, and grows with that.',
    'A word keeps its line; where there is no room the badge goes to the next line whole.',
    'It asks for no room of its own: put it in a line with `Stack` or in a cell.',
  ],
  anatomy: [
    { part: 'Badge', slot: 'badge', what: 'A `<span>`: round and solid with a figure, tinted with a word.' },
  ],
  keyboard: [],
  accessibility: [
    'A bare figure means nothing by ear: give `label`, or let the name beside it say what is counted.',
    'The tone never says something that the word does not.',
    'Nought is not shown; what is empty is said by what it counts.',
  ],
  related: ['Tag', 'OrderStatus', 'Banner'],
};
