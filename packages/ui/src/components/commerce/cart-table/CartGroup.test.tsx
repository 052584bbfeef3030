import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CartGroup } from './CartGroup.tsx';

const group = (
  <CartGroup title="Eten & drinken" subtotal="€ 41,40">
    <li>Appelsap</li>
  </CartGroup>
);

describeConformance(group);

test('the lines are a list named by the group, beside their subtotal', () => {
  render(<ul>{group}</ul>);
  expect(screen.getByRole('heading', { level: 2, name: 'Eten & drinken' })).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Eten & drinken' });
  expect(within(list).getByRole('listitem').textContent).toBe('Appelsap');
  expect(screen.getByText('€ 41,40').textContent).toBe('Subtotaal € 41,40');
});
