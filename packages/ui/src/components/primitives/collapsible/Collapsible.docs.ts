import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Collapsible', 'CollapsibleTrigger', 'CollapsibleContent'],
  alsoCalled: ['expander', 'show and hide', 'accordion item', 'details', 'uitklappen'],
  useWhen: [
    'A button shows or hides something in its place on the page, and the caller has to know or decide which.',
    'With `forceMount` the content stays in the page while it is closed, and the caller cuts it, as `CollapsibleText` does.',
    'A long form or filter has a part that few people need.',
  ],
  avoidWhen: [
    'Nothing but showing and hiding is needed: use `<details>`, which works without a script.',
    'The content lies over the page: use `Popover`.',
    'Everybody will open it: show it.',
  ],
  pictures: [
    { story: 'Closed', good: true, says: 'The button names what it opens.' },
    {
      story: 'MoreOfWhat',
      good: false,
      says: 'Who hears a list of the buttons on a page cannot tell what there is more of.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Closed content is out of the document, unless `forceMount` keeps it there for the browser’s own search.',
    'It keeps by itself whether it is open, or you do: `open` with `onOpenChange`.',
  ],
  content: [
    "The button says what it shows ('Levering', 'Toon filters'); its name may change with its state, and then `aria-expanded` still says the state.",
    'What is hidden is not needed to go on: an error or a price never hides.',
    'One line, no question mark.',
  ],
  responsive: [
    'Content opens in its place and pushes what is beneath it down, over the width of its place.',
    'The trigger as a line is as wide as its place with 48 px of height; as a text it is as wide as its words.',
    'Nothing is animated for who asks for less motion.',
  ],
  anatomy: [
    { part: 'Root', slot: 'collapsible', what: 'A `<div>` around the two.' },
    { part: 'Trigger', slot: 'collapsible-trigger', what: 'The `<button>`, an underlined text or a line.' },
    { part: 'Content', slot: 'collapsible-content', what: 'A `<div>`, `hidden` while it is closed.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On the button: shows or hides the content.' }],
  accessibility: [
    'The button says with `aria-expanded` what is so.',
    "Closed content is `hidden`: out of the tab order, and not found by the browser's search; take `forceMount` where it should be.",
    'The content follows its button in the document, so that it is read next.',
  ],
  related: ['CollapsibleText', 'Popover', 'FacetFilters', 'Tabs'],
};
