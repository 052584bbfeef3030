import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { CompanyBanner } from './CompanyBanner.tsx';

const banner = (
  <CompanyBanner action={<button type="button">Switch terug</button>}>
    Je bestelt voor De Vlinder.
  </CompanyBanner>
);

describeConformance(banner);

test('it says for whom one orders and offers the way back', () => {
  render(banner);
  const region = screen.getByRole('region', { name: 'Voor wie je bestelt' });
  expect(region.textContent).toContain('Je bestelt voor De Vlinder.');
  expect(within(region).getByRole('button', { name: 'Switch terug' })).toBeTruthy();
});
