import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const footer = (
  <SiteFooter
    slogan="Alles voor de opvang, tot in je magazijn."
    aisles={[{ number: 1, label: 'Luiers', href: '/categorie/luiers' }]}
    pages={[{ label: 'Privacy', href: '/kruidvat/privacy' }]}
    notes={['Alle prijzen zijn exclusief btw.']}
  />
);

describeConformance(footer);

test('[S04] it shows slogan, pages and that prices exclude VAT', () => {
  render(footer);
  const foot = screen.getByRole('contentinfo');
  expect(foot.textContent).toContain('Alles voor de opvang, tot in je magazijn.');
  expect(foot.textContent).toContain('Alle prijzen zijn exclusief btw.');
  const service = within(foot).getByRole('navigation', { name: 'Service' });
  expect(within(service).getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(
    '/kruidvat/privacy',
  );
});

test('every aisle is there with its number', () => {
  render(footer);
  const aisles = screen.getByRole('navigation', { name: 'Alle gangpaden' });
  expect(within(aisles).getByRole('link').textContent).toBe('1Luiers');
});

test('a shop without pages has no empty heading for them', () => {
  render(<SiteFooter aisles={[]} pages={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
