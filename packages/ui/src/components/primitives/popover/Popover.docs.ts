import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Popover', 'PopoverTrigger', 'PopoverAnchor', 'PopoverContent'],
  alsoCalled: ['dropdown', 'disclosure', 'flyout', 'menu button', 'uitklapmenu'],
  useWhen: [
    'A button opens a panel at its side, and the page behind it stays in use.',
    'Radix, which places the panel, comes with a dynamic import when the pointer or the focus comes to the button; `loadPopover()` gets it earlier.',
  ],
  avoidWhen: [
    'The page has to wait for an answer: use `Dialog`.',
    'The content belongs in its place on the page: use `Collapsible`.',
    'The account in a header: use `AccountMenu`, which is built on it.',
  ],
  pictures: [
    { story: 'ListOfLinks', good: true, says: 'A few ways on, at the button that opened them.' },
    {
      story: 'AsksAQuestion',
      good: false,
      says: 'A press elsewhere closes it, and the question with it: use `AlertDialog`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Its code, which places it, is loaded when the pointer or the focus comes to its button; without it the panel opens below the button all the same.',
    'A press or a focus outside closes it, so nothing in it may be lost by that.',
    'It turns to the other side where there is no room, and moves along while the page scrolls.',
  ],
  content: [
    "The button says what the panel holds ('Levering'), and keeps that name while it is open.",
    'The panel holds a few lines or links; a form in it has one field or two.',
    'No close button: Escape, the button and a press outside all close it.',
  ],
  responsive: [
    'The panel is 320 px wide, or as wide as the window allows, and turns to the other side where there is no room.',
    'Keep what is in it shorter than a phone is high: it is no page.',
    'Without JavaScript the button leads nowhere: what everybody needs does not belong in it.',
  ],
  anatomy: [
    {
      part: 'Trigger',
      slot: 'popover-trigger',
      what: 'The `<button>`, in a tone of `Button` or without a look.',
    },
    {
      part: 'Anchor',
      slot: 'popover-anchor',
      what: 'A `<div>` at which the panel stands when that is not its button.',
    },
    {
      part: 'Content',
      slot: 'popover-content',
      what: 'The panel, a `<div>`; `side`, `align` and `sideOffset` place it.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Opens or closes the panel; before its code is there, opens it as soon as it is.',
    },
    { keys: 'Tab', does: 'From the button into the panel, and on; leaving it closes it.' },
    {
      keys: 'Escape',
      does: 'Closes and gives the focus back to the button; a list, menu, calendar or window that is open in it goes first.',
    },
  ],
  accessibility: [
    'A disclosure: the button says with `aria-expanded` what is so, and the panel is read right after it.',
    'The panel takes no focus when it opens; `onOpenAutoFocus` is for those who want that.',
    'Content that acts as a dialog gets its `role` and its name from the caller.',
  ],
  related: ['Dialog', 'AccountMenu', 'Collapsible', 'CategoryNavigation'],
};
