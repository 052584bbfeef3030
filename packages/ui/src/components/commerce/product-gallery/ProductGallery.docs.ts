import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { productGalleryLabels } from '../../../labels/productGalleryLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProductGallery'],
  alsoCalled: ['carousel', 'image viewer', 'thumbnails', 'zoom', 'foto’s'],
  useWhen: [
    'The pictures of one product on its page.',
    'There are two to ten pictures that answer what a buyer would turn the pack over for.',
  ],
  avoidWhen: ['One small picture: use `ProductPicture`.'],
  pictures: [
    {
      story: 'Four',
      good: true,
      says: 'Each picture answers something for which one would turn the pack over.',
    },
    {
      story: 'FourTimesTheSame',
      good: false,
      says: 'The same side four times: one looks at all of them and knows nothing more.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'With one picture there are no thumbnails, with none an outlined parcel.',
    'A finger that goes sideways over the large picture shows the next or the one before, and stops at either end; a mouse presses only.',
    'The code of the window that fills the screen comes when it is asked for; where it does not come, the picture stays as it is.',
    'A `value` beyond the last picture shows the last.',
  ],
  content: [
    "`alt` says what this picture shows that the others do not: 'Achterkant met de sluiting', 'Doos met vier pakken'.",
    'The first picture is the pack as it is delivered.',
    'A tag on it is the one of the card, word for word.',
  ],
  responsive: [
    'From 960 px on thumbnails stand at the left of the large picture; on a phone beneath it, in one row that slides, however many there are.',
    'Enlarged it fills the window above its thumbnails and can be brought nearer.',
    'With one picture there are no thumbnails; with none a parcel is drawn in its place.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'product-gallery',
      what: 'Large picture on its rail, thumbnails beside or beneath it.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the large picture, to the chosen thumbnail, and on.' },
    {
      keys: 'Arrow keys',
      does: 'Choose the thumbnail before or after, on the thumbnails and on the large picture; the ends do not wrap.',
    },
    { keys: 'Home, End', does: 'Choose the first or last.' },
    { keys: 'Enter, Space', does: 'On the large picture: it fills the window.' },
    {
      keys: 'Arrow keys, Home, End',
      does: 'Enlarged: walk along the pictures; nearby they scroll over this one.',
    },
    { keys: 'Escape', does: 'Closes it, and the focus goes back.' },
  ],
  accessibility: [
    'The thumbnails are a `listbox` whose choice follows the focus: the chosen `option` carries `aria-selected`; each is named "Toon foto 2: …" with its picture’s `alt`.',
    'Give every picture an `alt` that says what it shows beside the others.',
  ],
  labels: { productGalleryLabels },
  related: ['ProductPicture', 'Tag', 'Dialog', 'ProductCard'],
};
