import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { dealPicturesLabels } from '../../labels/dealPicturesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['DealPictures'],
  alsoCalled: ['bundle', '2+1', 'n plus m', 'actie'],
  useWhen: ['A deal counts items: so many paid, so many free.'],
  avoidWhen: [
    'A percentage off: a `Tag` and the old price say it.',
    'More than about ten items: say it in words.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'deal-pictures',
      what: 'One image to a screen reader: small packs beside each other.',
    },
    { part: 'Item', what: 'A pack on its rail; `data-free` marks a free one.' },
  ],
  keyboard: [],
  accessibility: [
    'One sentence says the deal ("2 betaald, 1 gratis"); the packs are hidden from screen readers.',
    'Free ones have the word under them, not only another colour.',
  ],
  labels: { dealPicturesLabels },
};
