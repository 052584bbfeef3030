import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { SiteHeader } from './SiteHeader.tsx';

describeConformance(<SiteHeader homeHref="/" wordmark={<Wordmark />} />);

test('[S80] the wordmark leads home', () => {
  render(<SiteHeader homeHref="/" wordmark={<Wordmark />} />);
  expect(screen.getByRole('link', { name: 'Magazijn, naar de homepagina' }).getAttribute('href')).toBe('/');
});

test('another shop puts its own mark, search, actions and board in their places', () => {
  render(
    <SiteHeader
      homeHref="/"
      wordmark={<span>Bouwsteen</span>}
      usps={<p>belofte</p>}
      search={<p>zoek</p>}
      actions={<p>account</p>}
      navigation={<p>gangpaden</p>}
      banner={<p>je bestelt voor</p>}
    />,
  );
  const order = ['je bestelt voor', 'belofte', 'Bouwsteen', 'zoek', 'account', 'gangpaden'];
  const banner = screen.getByRole('banner').textContent ?? '';
  const places = order.map((text) => banner.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBe(0);
});
