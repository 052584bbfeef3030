import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { favouriteButtonLabels } from '../../../labels/favouriteButtonLabels.ts';

export const docs: ComponentDocs = {
  exports: ['FavouriteButton'],
  alsoCalled: ['wishlist', 'heart', 'like', 'bookmark', 'favoriet'],
  useWhen: [
    'A product can be kept as a favourite: on the picture of a card, or as a text on its page.',
    'The shop knows who someone is: favourites belong to a company, and all of its buyers see them.',
  ],
  avoidWhen: [
    'Selecting rows: use `Checkbox`.',
    'Visitors who are not logged in: leave it out rather than asking them to log in for a heart.',
  ],
  pictures: [
    { story: 'Text', good: true, says: 'The text says what a press does.' },
    {
      story: 'StateOrAct',
      good: false,
      says: 'One word: whether it is a favourite already, or becomes one, stays open.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Its name says what pressing it does and changes with it; there is no `aria-pressed` beside that, since the two together would say the opposite.',
    '`pressed` with `onPressedChange` where the caller keeps it, `defaultPressed` where the button does.',
    "The name of the product stands in its own name, after the act: 'Voeg toe aan favorieten: Appelsap'.",
  ],
  content: [
    "Its name begins with the act: 'Voeg toe aan favorieten' or 'Verwijder uit favorieten'.",
    'As text it says the same words beside the heart.',
    "Do not call it 'Bewaar' or 'Like': the list it fills is called 'Favorieten'.",
  ],
  responsive: [
    'It is 48 by 48 px on every screen, also where the heart is small.',
    'On a card it stands on the picture at the upper right; a tag leaves that place free, however long it is.',
    'As text it breaks before it is cut.',
  ],
  anatomy: [
    {
      part: 'Button',
      what: 'A heart; filled when pressed. `appearance` says whether words stand beside it.',
    },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Adds or removes.' }],
  accessibility: [
    'Its name says what pressing does, so it has no `aria-pressed`: the two together would be read as the opposite.',
    '`productName` is part of its name, which tells one heart from the next with every screen reader.',
    'The tooltip shows the name to who sees; the heart itself is decoration.',
    'Show the new state at once and take it back when the server refuses: say so then with a `MessageList`.',
  ],
  labels: { favouriteButtonLabels },
  related: ['ProductCard', 'ProductRows', 'IconButton', 'Checkbox'],
};
