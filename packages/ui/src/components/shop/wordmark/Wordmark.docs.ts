import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { wordmarkLabels } from '../../../labels/wordmarkLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Wordmark'],
  alsoCalled: ['logo', 'brand', 'beeldmerk'],
  useWhen: [
    'The name of the shop Magazijn in its header and footer, from `@magazijn/ui/shop`.',
    'On a page that somebody prints or saves: it says whose it was.',
    'At the head of a mail or an invoice, as the picture that is made from it.',
  ],
  avoidWhen: [
    'Another shop: hand your own mark to `SiteHeader` and `SiteFooter`.',
    'In running text: write the name.',
    'Smaller than 96 px: the parcels are then no longer seen as the dots of the ij.',
  ],
  pictures: [
    { story: 'Ink', good: true, says: 'The mark alone, in the ink for its ground.' },
    { story: 'InASentence', good: false, says: 'A mark is no word: in a sentence the name is written.' },
  ],
  status: 'stable',
  howItWorks: [
    'It is drawn with paths: no font and no file has to come first.',
    'Its letters take the colour of `tone`; in forced colours that of text, with the two parcels in their own.',
    'It is as wide as the header allows, and shrinks rather than being cut.',
    "Its name is `labels.name`; it is this shop's own mark and no default of the kit, which is why it stands in `@magazijn/ui/shop`.",
  ],
  content: [
    "It says 'Magazijn' and is read so; a link around it says where it leads.",
    "It is never a sentence's word, and never a heading.",
    'No slogan beside it.',
  ],
  responsive: [
    'It is 144 px wide on a phone and 176 from 960 px on, 192 in a wide header; it shrinks before anything is cut.',
    'It is drawn, so that it is sharp at any size and needs no font.',
    '`tone` chooses the ink for its ground; the two parcels keep their colours.',
  ],
  anatomy: [
    { part: 'Mark', what: 'One `<svg>` with a name.' },
    { part: 'Parcel', slot: 'parcel', what: 'The dots of the ij.' },
  ],
  keyboard: [],
  accessibility: [
    'Inside a link that has a name of its own it is decoration there.',
    'Forced colours keep the parcels.',
    'The parcels are decoration; the one name is that of the whole mark.',
    'It keeps 3 to 1 with its ground in both themes, as a mark that one has to make out.',
  ],
  labels: { wordmarkLabels },
  related: ['SiteHeader', 'SiteFooter', 'HeaderAction'],
};
