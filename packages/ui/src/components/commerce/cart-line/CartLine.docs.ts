import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { cartLabels } from '../../../labels/cartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CartLine'],
  alsoCalled: ['basket row', 'order line', 'line item', 'winkelwagenregel'],
  useWhen: [
    'A product in the cart that can be changed or taken out; inside a `CartTable`.',
    'A give-away: `giveAway` fixes the quantity and says that it is free.',
  ],
  avoidWhen: ['The order is placed: use `OrderLines`.', 'A list to order from: use `ProductShelf`.'],
  pictures: [
    { story: 'Refused', good: true, says: 'The rule and its number, at the line that it is about.' },
    { story: 'Scolds', good: false, says: 'It scolds, and the number that would be right is not there.' },
  ],
  status: 'stable',
  errors: [
    'Why a line cannot be ordered is its `note`, in words that say what would do; `invalid` marks the field.',
    'A line that is refused stays in the cart: nothing disappears that one has put there.',
  ],
  howItWorks: [
    'Every step and every typed figure is told, with a reason; wait while it is `typing` before you recalculate.',
    'With `defaultQuantity` it keeps the quantity itself; with `quantity` and nobody to tell it is a fixed figure.',
  ],
  content: [
    "The name is the product's, whole, and leads to it; contents stand beneath it in a lighter ink.",
    "`note` says what is to be known of this line in one sentence, with what to do about it: 'Er zijn er nog 4. Pas je aantal aan.'",
    "A price that changed shows both, the old one struck through and read as 'was'; a gift says 'Gratis' in the place of its price.",
  ],
  responsive: [
    'From 48rem of its own width on it has four columns, in line with the heads of the `CartTable`; below that picture and name stand above quantity and total.',
    'It looks at the room it has, not at the window: in a narrow panel on a desk it stands as it does on a phone.',
    'The bin keeps its 48 px everywhere.',
  ],
  anatomy: [
    { part: 'Line', slot: 'cart-line', what: 'The `<li>`, four columns from 48rem on.' },
    { part: 'Picture', slot: 'picture', what: 'On its rail; link and name stand beside it.' },
    {
      part: 'Fixed quantity',
      slot: 'fixed-quantity',
      what: 'In the place of the stepper where nothing can be changed.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Name, quantity, bin.' },
    { keys: 'Arrow up, arrow down', does: 'Change the quantity in the field.' },
    { keys: 'Enter, Space', does: 'On the bin: takes the line out.' },
  ],
  accessibility: [
    'Stepper and bin are named with the product, so that each can be told from the next.',
    '`invalid` marks the field; say in `note` what is wrong and what to do.',
  ],
  labels: { cartLabels },
  related: ['CartTable', 'QuantityStepper', 'OrderLines', 'OrderDifferences'],
};
