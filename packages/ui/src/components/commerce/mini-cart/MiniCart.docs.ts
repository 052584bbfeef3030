import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { miniCartLabels } from '../../../labels/miniCartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['MiniCart'],
  alsoCalled: ['cart icon', 'basket', 'cart button', 'winkelmandje'],
  useWhen: [
    'In the header of who is logged in: total and number of items, leading to the cart.',
    'A buyer fills a cart over a morning and wants to know the sum without leaving the shelf.',
  ],
  avoidWhen: [
    'On a phone: `MobileBar` carries the cart.',
    'For visitors: they have no prices, so leave it out.',
    'On the pages of the cart itself the total stands in the summary: leave it all the same, for what jumps is worse.',
  ],
  pictures: [
    { story: 'SaysTheSum', good: true, says: 'The word, the sum and how much: one knows without looking.' },
    { story: 'NumberAlone', good: false, says: 'Nine of what? And what does it cost so far?' },
  ],
  status: 'stable',
  howItWorks: [
    'It shows what you give and counts nothing: the total is a ready string, the count a number of units.',
    'An empty cart shows 0, and stays where it is.',
    'What shows goes by the width of the header: below 76rem the word is read aloud only, below 58rem icon and count are left.',
    'Below 16rem of the header, where text is that large, it is not displayed: `MobileBar` has the cart then.',
    'It announces nothing when its total changes.',
  ],
  content: [
    "The word is 'Winkelmand', the amount the total of the cart as its summary has it.",
    "The count is of units ('9 artikelen'), not of lines.",
    'It stays where it is when the cart is empty: what comes and goes is not found.',
  ],
  responsive: [
    'From 960 px on it has word, total and count; it makes place for `MobileBar` below that.',
    'Where text is so large that the wordmark would shrink away it goes too, for `MobileBar` has the cart then.',
    'A total of a million keeps its line; the word gives way first.',
  ],
  anatomy: [{ part: 'Link', slot: 'mini-cart', what: 'A `HeaderAction` with total and count.' }],
  keyboard: [{ keys: 'Enter', does: 'Goes to the cart.' }],
  accessibility: [
    'Its name holds the word, the total and the count, so that it says all by itself.',
    'It is a link, not a button: it leads to the cart and can be opened in a tab.',
    'A change of it is announced by `AddToCartNotice`; it says nothing by itself.',
  ],
  labels: { miniCartLabels },
  related: ['MobileBar', 'HeaderAction', 'CartSummary', 'AddToCartNotice'],
};
