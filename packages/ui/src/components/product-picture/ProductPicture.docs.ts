import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['ProductPicture'],
  alsoCalled: ['image', 'thumbnail', 'img', 'placeholder', 'afbeelding'],
  useWhen: [
    'Any product picture: it takes `srcSet` and `sizes`, and shows a parcel when it is missing or fails.',
  ],
  avoidWhen: ['Photographs that fill a plane: use `<img>`.', 'Icons: use lucide-react.'],
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
  ],
};
