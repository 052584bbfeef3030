import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { reorderPickerLabels } from '../../../labels/reorderPickerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ReorderPicker'],
  alsoCalled: ['order again', 'buy again', 'repeat order', 'order template', 'opnieuw bestellen'],
  useWhen: [
    'Part of an earlier order is ordered again: which lines, and how many of each.',
    'Say of each line that cannot be ordered why, in `unavailable`.',
    'Last month’s order is the pattern of this month’s: everything is ticked, and one takes away what is still on the shelf.',
  ],
  avoidWhen: [
    'All of it goes into the cart at once: use a `Button`, and `OrderDifferences` for what changed.',
    'What is in an order, to read: use `OrderLines`.',
    'The cart itself: use `CartTable`.',
  ],
  pictures: [
    {
      story: 'AllChosen',
      good: true,
      says: 'Everything is ticked, since most comes again; what cannot be had says why.',
    },
    {
      story: 'GoneWithoutAWord',
      good: false,
      says: "'Nee' is no reason: is it gone for good, or here again on Tuesday?",
    },
  ],
  status: 'stable',
  errors: [
    'A quantity above the `max` of its line is refused in words at that line; the others stay as they are.',
    'Nothing ticked: leave the button on and say above it that one has to choose a line.',
  ],
  howItWorks: [
    'All lines that can be ordered are ticked at first, as many of each as then.',
    'The quantity of a line that is not ticked is disabled, and is again that of the earlier order once it is ticked.',
    'All lines are in the document: it is made for one order, some hundreds of lines at most. Of thousands let a `Table` page and choose.',
  ],
  content: [
    "The reason says what is so and, where it is known, until when: 'Tijdelijk uitverkocht: verwacht op 24 maart.'",
    "The action says where it goes: 'Leg in je winkelmand'.",
  ],
  responsive: [
    'Price and quantity stand at the right of the product, and under it where they do not fit.',
    'Long names break; the tick stays as large as a thumb.',
    'Many lines scroll with the page; the tick for all stands above them.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'reorder-picker',
      what: 'A named `<fieldset>` with a tick for all and how many are chosen.',
    },
    {
      part: 'Line',
      slot: 'reorder-line',
      what: 'A `Checkbox` and a `QuantityStepper`; `data-unavailable` where it cannot be ordered.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from the tick of a line to its quantity, and to the next line.' },
    { keys: 'Space', does: 'On a tick: chooses the line or leaves it.' },
  ],
  accessibility: [
    'Each tick is named by its product, each quantity by "Aantal" and the product.',
    'The reason why a line cannot be ordered is its description; a quantity that is refused says so in words.',
  ],
  labels: { reorderPickerLabels },
  related: ['OrderLines', 'OrderDifferences', 'CartTable'],
};
