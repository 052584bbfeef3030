import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  alsoCalled: ['tab panel', 'tabbed interface', 'segmented', 'tabbladen'],
  useWhen: [
    'Panels of equal rank of which one is looked at at a time.',
    'People need one of them, and not both at once to compare.',
  ],
  avoidWhen: [
    'Steps that open one after another: use `StepTabs`, or `CheckoutTabs` for an order.',
    'Each leads to an address of its own: use links.',
    'The parts may be read in any order on one page: use headings.',
  ],
  pictures: [
    { story: 'First', good: true, says: 'Sides of one thing, in any order.' },
    { story: 'Steps', good: false, says: 'What has an order and an end are steps: use `StepTabs`.' },
  ],
  status: 'stable',
  howItWorks: [
    'The arrow keys choose as they move; with `activationMode="manual"` they only move, for panels that take a while to come.',
    'What stands in a panel that is not shown is not in the document, unless `forceMount` keeps it there.',
    'Which tab is shown may be part of the address: keep it in `value` and change the address in `onValueChange`.',
  ],
  content: [
    'Names are nouns of one word or two, so alike in form that one sees they are of equal rank.',
    "`label` says what they are about: 'Over dit product'.",
    "A count may stand behind a name ('Reviews 12').",
  ],
  responsive: [
    'On a desk each tab is as wide as its name; on a phone they share the width. What does not fit breaks into a second row, nothing slides.',
    'A panel has the whole width at any width.',
    'Each tab is 56 px high at least.',
  ],
  anatomy: [
    { part: 'Root', slot: 'tabs', what: 'A `<div>` around tabs and panels.' },
    { part: 'List', slot: 'tabs-list', what: 'The row of tabs; its `label` says what they are about.' },
    { part: 'Trigger', slot: 'tabs-trigger', what: 'One tab, a `<button>`.' },
    {
      part: 'Content',
      slot: 'tabs-content',
      what: 'The panel of one tab; `forceMount` keeps it in the page.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the current tab, then to its panel.' },
    { keys: 'Arrow keys, Home, End', does: 'Move past what is disabled, and choose.' },
    { keys: 'Enter, Space', does: 'Choose, where `activationMode` is "manual".' },
  ],
  accessibility: [
    'A tab list with its panels, each named by its tab.',
    'Where a choice loads something, set `activationMode="manual"`.',
    'Tab goes from the row into the panel, not through all tabs.',
    'A press of the mouse chooses when it ends on the tab; released elsewhere it does nothing (WCAG 2.5.2).',
    'A disabled tab stays in sight and is passed over; say in the page why.',
  ],
  related: ['StepTabs', 'CheckoutTabs', 'Collapsible'],
};
