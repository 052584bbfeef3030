import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { DealPictures } from './DealPictures.tsx';

describeConformance(<DealPictures paid={2} free={1} picture={<img src="data:," alt="" />} />);

test('one picture per item, and the whole is said in words', () => {
  render(<DealPictures paid={2} free={1} picture={<img src="data:," alt="" />} />);
  const deal = screen.getByRole('img', { name: '2 betaald, 1 gratis' });
  expect(deal.querySelectorAll('img')).toHaveLength(3);
  expect(deal.textContent).toBe('betaaldbetaaldgratis');
});

test('a deal of many is only said', () => {
  render(<DealPictures paid={20} free={4} picture={<img src="data:," alt="" />} />);
  expect(screen.getByRole('img', { name: '20 betaald, 4 gratis' }).querySelectorAll('img')).toHaveLength(0);
});

test.each([
  [1e6, 1e6],
  [0, 0],
  [-1, -1],
])('%i paid and %i free draw nothing', (paid, free) => {
  render(<DealPictures paid={paid} free={free} picture={<img src="data:," alt="" />} />);
  expect(screen.getByRole('img').childElementCount).toBe(0);
});
