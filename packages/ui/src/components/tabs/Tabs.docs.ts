import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  alsoCalled: ['tab panel', 'tabbed interface', 'segmented', 'tabbladen'],
  useWhen: ['Panels of equal rank of which one is looked at at a time.'],
  avoidWhen: [
    'Steps that open one after another: use `StepTabs`, or `CheckoutTabs` for an order.',
    'Each leads to an address of its own: use links.',
    'The parts may be read in any order on one page: use headings.',
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
  ],
};
