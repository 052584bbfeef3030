import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: [
    'Menu',
    'MenuTrigger',
    'MenuContent',
    'MenuItem',
    'MenuCheckboxItem',
    'MenuGroup',
    'MenuSeparator',
  ],
  alsoCalled: ['dropdown menu', 'action menu', 'overflow menu', 'kebab', 'context menu', 'actiemenu'],
  useWhen: [
    'Several things can be done with one thing, and most are seldom wanted: a list, an order, a line of a table.',
    '`MenuCheckboxItem` for settings of what one sees, such as the columns of a table.',
  ],
  avoidWhen: [
    'It is a list of links, or a panel of its own making: use `Popover`; a menu has arrow keys, links have Tab.',
    'A value of a form is chosen: use `SelectField`.',
    'Two or three things can be done: show them as a `Button` each.',
  ],
  pictures: [
    {
      story: 'Verbs',
      good: true,
      says: 'Verbs for one thing; what cannot be undone stands last, under a rule.',
    },
    {
      story: 'ListOfPages',
      good: false,
      says: 'Pages are links, which one reaches with Tab and opens in a new tab: use `Popover` with links.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'A line closes the menu when it is chosen; a setting (`MenuCheckboxItem`) leaves it open, for one seldom changes one alone.',
    'A line that leads to a page takes `href` and is a link: it opens in a tab as any link does.',
    'The page behind it stays in use: it scrolls, and a press beside the menu only closes it.',
  ],
  content: [
    "A line is a verb: 'Dupliceer', 'Druk af', 'Verwijder'; a setting is a noun: 'Voorraad'.",
    'What cannot be undone stands last, under a rule, in the tone `danger`.',
    'Icons on all lines of a group or on none, so that the words stand under each other.',
  ],
  responsive: [
    'It is as wide as its longest line, 224 px at least, and never wider than the window.',
    'Where there is no room below its button it opens above; what is higher than the window scrolls.',
  ],
  anatomy: [
    { part: 'Trigger', slot: 'menu-trigger', what: 'The `<button>`; `render` gives another one.' },
    {
      part: 'Content',
      slot: 'menu-content',
      what: 'The panel, a `<div>`; `side`, `align` and `sideOffset` place it.',
    },
    {
      part: 'Item',
      slot: 'menu-item',
      what: 'One thing to do, or with `href` a link; `icon` and `hint` are its own.',
    },
    { part: 'CheckboxItem', slot: 'menu-checkbox-item', what: 'A setting; the menu stays open.' },
    { part: 'Group', slot: 'menu-group', what: 'Lines under a name.' },
    { part: 'Label', slot: 'menu-label', what: 'The name over the lines of a group.' },
    { part: 'Separator', slot: 'menu-separator', what: 'A rule between lines.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, ArrowDown',
      does: 'On the button: opens the menu; its first line gets the focus.',
    },
    { keys: 'ArrowDown, ArrowUp, Home, End', does: 'From line to line, past what is disabled, and round.' },
    { keys: 'A letter', does: 'To the next line that begins with it.' },
    { keys: 'Enter, Space', does: 'On a line: does it and closes the menu; a setting leaves it open.' },
    { keys: 'Escape', does: 'Closes it and gives the focus back to the button.' },
  ],
  accessibility: [
    'A `menu` named by its button, on Radix’s dropdown menu; the page behind it stays in use.',
    'What is done is said by the line, not by its icon, which is hidden.',
  ],
  related: ['Popover', 'AccountMenu', 'SelectField', 'IconButton'],
};
