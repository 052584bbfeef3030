import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductPanel } from './ProductPanel.tsx';

const panel = (
  <ProductPanel
    price={<p>26,95</p>}
    facts={[{ label: 'Voorraad', value: 'Op voorraad', tone: 'positive' }]}
    action={<button type="button">Voeg toe</button>}
    favourite={<button type="button">Voeg toe aan favorieten</button>}
  />
);

describeConformance(panel);

test('[S13] price, facts, order button and favourite', () => {
  render(panel);
  expect(screen.getByText('26,95')).toBeTruthy();
  expect(screen.getByRole('term').textContent).toBe('Voorraad');
  expect(screen.getByRole('definition').textContent).toBe('Op voorraad');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Voeg toe',
    'Voeg toe aan favorieten',
  ]);
});
