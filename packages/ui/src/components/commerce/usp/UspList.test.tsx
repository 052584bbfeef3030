import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { UspList } from './UspList.tsx';

describeConformance(<UspList items={['De chauffeur zet alles in je magazijn']} />);

test('the tick is hidden from screen readers, the promise is not', () => {
  render(<UspList items={['Gratis bezorging vanaf € 100']} labels={{ list: 'Wat je krijgt' }} />);
  const list = screen.getByRole('list', { name: 'Wat je krijgt' });
  expect(within(list).getByRole('listitem').textContent).toBe('Gratis bezorging vanaf € 100');
  expect(list.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
