import { expect, test } from 'vitest';
import { offerIconName } from './offerIconName.ts';
import { offerLabel } from './offerLabel.ts';

test('each kind of deal has a short label with an icon name of its own', () => {
  const labels = [
    offerLabel({ kind: 'free-goods', paid: 2, free: 1 }),
    offerLabel({ kind: 'percentage', percentage: 10 }),
    offerLabel({ kind: 'give-away', from: 2, productId: 1 }),
  ];
  expect(labels).toEqual(['2+1 gratis', '-10%', 'Cadeau']);
  expect(labels.map(offerIconName)).toEqual(['label-2-plus-1-gratis', 'label-10-procent', 'label-cadeau']);
});
