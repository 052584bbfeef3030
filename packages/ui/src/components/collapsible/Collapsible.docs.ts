import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Collapsible', 'CollapsibleTrigger', 'CollapsibleContent'],
  alsoCalled: ['expander', 'show and hide', 'accordion item', 'details', 'uitklappen'],
  useWhen: [
    'A button shows or hides something in its place on the page, and the caller has to know or decide which.',
    'With `forceMount` the content stays in the page while it is closed, and the caller cuts it, as `CollapsibleText` does.',
  ],
  avoidWhen: [
    'Nothing but showing and hiding is needed: use `<details>`, which works without a script.',
    'The content lies over the page: use `Popover`.',
  ],
  anatomy: [
    { part: 'Root', slot: 'collapsible', what: 'A `<div>` around the two.' },
    { part: 'Trigger', slot: 'collapsible-trigger', what: 'The `<button>`, an underlined text or a line.' },
    { part: 'Content', slot: 'collapsible-content', what: 'A `<div>`, `hidden` while it is closed.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On the button: shows or hides the content.' }],
  accessibility: ['The button says with `aria-expanded` what is so.'],
};
