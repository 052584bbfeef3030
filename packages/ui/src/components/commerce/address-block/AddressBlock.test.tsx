import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { AddressBlock } from './AddressBlock.tsx';

describeConformance(<AddressBlock title="Bezorgadres" lines={['Beukenlaan 14']} />);

test('the title comes first, then one element per line', () => {
  const { container } = render(
    <AddressBlock title="Bezorgadres" lines={['Beukenlaan 14', <b key="city">3581 KL Utrecht</b>]} />,
  );
  expect(screen.getByRole('heading', { name: 'Bezorgadres' })).toBeTruthy();
  expect([...container.querySelectorAll('address > *')].map((line) => line.textContent)).toEqual([
    'Beukenlaan 14',
    '3581 KL Utrecht',
  ]);
});
