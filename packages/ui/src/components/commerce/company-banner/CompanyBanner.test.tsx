import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CompanyBanner } from './CompanyBanner.tsx';

const banner = (
  <CompanyBanner action={<button type="button">Switch terug</button>}>
    Je bestelt voor De Vlinder.
  </CompanyBanner>
);

describeConformance(banner);

test('it names the company that the order is for and offers the way back', () => {
  render(banner);
  const region = screen.getByRole('region', { name: 'Voor wie je bestelt' });
  expect(region.textContent).toContain('Je bestelt voor De Vlinder.');
  expect(within(region).getByRole('button', { name: 'Switch terug' })).toBeTruthy();
});

test('a company with a hue has its own colour, otherwise the colour of the brand', () => {
  const { rerender } = render(<CompanyBanner>De Vlinder</CompanyBanner>);
  const region = screen.getByRole('region', { name: 'Voor wie je bestelt' });
  expect(region.getAttribute('style')).toBeNull();
  rerender(<CompanyBanner hue={215}>De Vlinder</CompanyBanner>);
  expect(region.getAttribute('style')).toContain('215');
});
