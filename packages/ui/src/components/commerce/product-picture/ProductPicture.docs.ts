import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['ProductPicture'],
  alsoCalled: ['image', 'thumbnail', 'img', 'placeholder', 'afbeelding'],
  useWhen: [
    'Any product picture: it takes `srcSet` and `sizes`, and shows a parcel when it is missing or fails.',
    'Every place where a product is shown, so that a missing file looks the same everywhere.',
  ],
  avoidWhen: [
    'Photographs that fill a plane: use `<img>`.',
    'Icons: use `@magazijn/ui/icons`.',
    'A drawing that explains something: use `<img>` with an `alt` that says the same.',
  ],
  pictures: [
    {
      story: 'Standing',
      good: true,
      says: 'The pack stands on the rail, on a ground that one can see through.',
    },
    {
      story: 'AWordForAPicture',
      good: false,
      says: 'A picture of words cannot be read aloud, translated or enlarged: missing pictures are drawn by the part.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'A picture that is missing or fails, also before the script runs, makes place for an outlined parcel of the same size, with the same `alt`.',
    'With `srcLarge` the browser chooses between the two by `sizes`. `loading="eager"` also lets it go before other pictures.',
  ],
  content: [
    "`alt` is empty where the name stands beside it, and else says what is to be seen, without 'foto van'.",
    'Pictures have no words of their own but what is printed on the pack.',
    'A transparent ground: the pack stands on the rail of the part it is in.',
  ],
  responsive: [
    'It fills the place it is given and keeps the proportions of the pack, which stands at the bottom of it.',
    '`srcSet` and `sizes` say which file is enough: 300 px for a card, 1200 for the gallery.',
    'What is not seen yet is loaded when it comes near.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'product-picture',
      what: 'A `<span>` that fills its place; the pack stands on the bottom.',
    },
  ],
  keyboard: [],
  accessibility: [
    '`alt` is required: empty where the name stands beside it.',
    'Only what is seen first is `eager`.',
    'When a file fails the parcel takes its place and the `alt` stays.',
    'It reserves its place, so that nothing moves when the picture comes (and no name jumps away under a thumb).',
  ],
  related: ['ProductGallery', 'ProductCard', 'DealPictures'],
};
