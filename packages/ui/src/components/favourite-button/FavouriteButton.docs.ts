import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { favouriteButtonLabels } from '../../labels/favouriteButtonLabels.ts';

export const docs: ComponentDocs = {
  exports: ['FavouriteButton'],
  alsoCalled: ['wishlist', 'heart', 'like', 'bookmark', 'favoriet'],
  useWhen: ['A product can be kept as a favourite: on the picture of a card, or as a text on its page.'],
  avoidWhen: ['Selecting rows: use `Checkbox`.'],
  anatomy: [
    {
      part: 'Button',
      what: 'A heart; filled when pressed. `appearance` says whether words stand beside it.',
    },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Adds or removes.' }],
  accessibility: [
    'Its name says what pressing does, so it has no `aria-pressed`: the two together would be read as the opposite.',
    '`productName` is its description, which tells one heart from the next.',
  ],
  labels: { favouriteButtonLabels },
};
