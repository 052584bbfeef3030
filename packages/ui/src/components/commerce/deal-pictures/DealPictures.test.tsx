import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { DealPictures } from './DealPictures.tsx';

describeConformance(<DealPictures paid={2} free={1} picture={<img src="data:," alt="" />} />);

test('one picture per item, and one text for the deal', () => {
  render(<DealPictures paid={2} free={1} picture={<img src="data:," alt="" />} />);
  const deal = screen.getByRole('img', { name: '2 betaald, 1 gratis' });
  expect(deal.querySelectorAll('img')).toHaveLength(3);
  expect(deal.textContent).toBe('betaaldbetaaldgratis');
});

test.each([
  [20, 4, '20 betaald, 4 gratis'],
  [1e6, 1e6, '1.000.000 betaald, 1.000.000 gratis'],
])('a deal of %i and %i is described instead of drawn, visibly too', (paid, free, text) => {
  render(<DealPictures paid={paid} free={free} picture={<img src="data:," alt="" />} />);
  const deal = screen.getByRole('img', { name: text });
  expect(deal.querySelectorAll('img')).toHaveLength(0);
  expect(deal.textContent).toBe(text);
});

test.each([
  [0, 0],
  [-1, -1],
])('%i paid and %i free draw nothing', (paid, free) => {
  render(<DealPictures paid={paid} free={free} picture={<img src="data:," alt="" />} />);
  expect(screen.getByRole('img').childElementCount).toBe(0);
  expect(screen.getByRole('img').textContent).toBe('');
});
