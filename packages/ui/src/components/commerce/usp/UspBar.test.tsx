import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { UspBar } from './UspBar.tsx';

describeConformance(<UspBar items={['Vóór 12.00 uur besteld']} />);

test('[S03] every promise is an item of a named list', () => {
  render(<UspBar items={['Vóór 12.00 uur besteld', <b key="free">Gratis bezorgd</b>, 'Scherpe prijzen']} />);
  const list = screen.getByRole('list', { name: 'Onze voordelen' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Vóór 12.00 uur besteld', 'Gratis bezorgd', 'Scherpe prijzen']);
});
