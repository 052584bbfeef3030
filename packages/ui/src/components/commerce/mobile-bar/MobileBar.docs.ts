import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { mobileBarLabels } from '../../../labels/mobileBarLabels.ts';
import { mobileBarMenuLabels } from '../../../labels/mobileBarMenuLabels.ts';

export const docs: ComponentDocs = {
  exports: ['MobileBar', 'MobileBarMenu'],
  alsoCalled: ['bottom navigation', 'tab bar', 'hamburger menu', 'drawer', 'snelmenu'],
  useWhen: [
    'On every page, below 960 px: menu, favourites, account and the cart with its total.',
    '`MobileBarMenu` is what it opens; load it at the first press.',
  ],
  avoidWhen: ['From 960 px on: it hides itself.', 'An order button: use `OrderBar`, which stands above it.'],
  pictures: [
    {
      story: 'LoggedIn',
      good: true,
      says: 'One word under each icon, and the sum in the place of the cart’s word.',
    },
    {
      story: 'LongWords',
      good: false,
      says: 'Long words take two lines and lie against each other: one word under each icon.',
    },
  ],
  status: 'stable',
  howItWorks: [
    '`menu` is asked for while it is open only, so that its code and its pictures may come late; it gets the function that closes.',
    'The menu comes right after its button, by ear and by Tab. Escape closes it and goes back to the button; it closes too when the focus leaves it.',
    'From 960 px on it is hidden.',
  ],
  content: [
    "One word under each icon: 'Menu', 'Favorieten', 'Account'; the cart has its total instead.",
    'The same words as in the header, so that who changes screens finds them again.',
    'In a shop whose categories have numbers they stand before the names; without them the names stand alone.',
    "'Menu' becomes 'Sluit' while it is open.",
  ],
  responsive: [
    'Below 960 px only, at the foot of the window, over its whole width.',
    'Where text is so large that the four would lie over each other they stand two by two, as words without their icons, by a container query.',
    'The menu covers the window above the bar and scrolls in itself.',
  ],
  anatomy: [
    { part: 'Bar', slot: 'mobile-bar', what: 'A `<nav>` at the foot.' },
    { part: 'Menu', slot: 'menu', what: 'Covers the screen above the bar.' },
    { part: 'Content', slot: 'menu-content', what: 'Categories, offers, pages.' },
    { part: 'Cart', slot: 'cart', what: 'The yellow plate with the total.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On Menu: opens or closes the menu.' },
    { keys: 'Escape', does: 'Closes it and gives the focus back.' },
    { keys: 'Tab', does: 'From the bar into the menu, which is read after it.' },
  ],
  accessibility: [
    'A disclosure: the button says whether the menu is open; whoever leaves both closes it.',
    'It keeps clear of the strip at the foot of the phone, and the page keeps its height free for the focus.',
    'It comes last in the document: who uses a keyboard or a screen reader meets the page first.',
  ],
  labels: { mobileBarLabels, mobileBarMenuLabels },
  related: ['SiteHeader', 'CategoryNavigation', 'OrderBar', 'MiniCart'],
};
