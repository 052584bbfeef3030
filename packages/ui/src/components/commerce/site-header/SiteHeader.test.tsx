import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const mark = <img src="data:," alt="Magazijn" />;

describeConformance(<SiteHeader homeHref="/" wordmark={mark} />);

test('[S80] the wordmark links to the home page, and is named by the shop', () => {
  render(<SiteHeader homeHref="/" wordmark={mark} />);
  expect(screen.getByRole('link', { name: 'Magazijn homepagina' }).getAttribute('href')).toBe('/');
});

test('another shop has its own wordmark, search, actions and navigation', () => {
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
  expect(screen.getByRole('link', { name: 'Bouwsteen homepagina' })).toBeTruthy();
  const order = ['je bestelt voor', 'belofte', 'Bouwsteen', 'zoek', 'account', 'gangpaden'];
  const banner = screen.getByRole('banner').textContent ?? '';
  const places = order.map((text) => banner.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBe(0);
});

test('with a mobile bar the actions are hidden on a phone', () => {
  const actions = <p>account</p>;
  const { rerender } = render(<SiteHeader homeHref="/" wordmark={mark} actions={actions} />);
  // jsdom has no layout, so the test checks the class that hides them.
  const isLeftOut = () => screen.getByText('account').closest('.max-wide\\:hidden') !== null;
  expect(isLeftOut()).toBe(false);
  rerender(<SiteHeader homeHref="/" wordmark={mark} actions={actions} hasMobileBar />);
  expect(isLeftOut()).toBe(true);
});
