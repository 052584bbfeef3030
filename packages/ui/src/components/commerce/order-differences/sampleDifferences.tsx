import { sampleProducts } from '../../../testing/sampleProducts.ts';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import type { Difference } from './OrderDifference.tsx';

const pictureOf = (index: number) => {
  const product = sampleProducts[index];
  return product && <ProductPicture src={storyPicture(product.picture)} alt="" />;
};

export const sampleDifferences: readonly Difference[] = [
  { id: 1, kind: 'gone', name: 'Pukkie luiers maat 4', picture: pictureOf(0) },
  { id: 2, kind: 'soldOut', name: 'Billendoekjes Zacht', href: '#doekjes', picture: pictureOf(1) },
  {
    id: 3,
    kind: 'dearer',
    name: 'Appelsap',
    href: '#sap',
    picture: pictureOf(5),
    originalPrice: '€ 13,80',
    newPrice: '€ 14,95',
    action: <Button tone="tertiary">Laat weg</Button>,
  },
  {
    id: 4,
    kind: 'fewer',
    name: 'Verf',
    href: '#verf',
    detail: 'nog 3',
    action: <Button tone="tertiary">Voeg er 3 toe</Button>,
  },
  { id: 5, kind: 'cheaper', name: 'Klei', href: '#klei', originalPrice: '€ 9,95', newPrice: '€ 8,95' },
  { id: 6, kind: 'dealEnded', name: 'Waskrijtjes', href: '#krijtjes', detail: '2+1 gratis' },
];
