import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const footer = (
  <SiteFooter
    wordmark={<b>Winkel</b>}
    slogan="Alles voor de opvang, tot in je magazijn."
    categories={[{ number: 1, label: 'Luiers', href: '/categorie/luiers' }]}
    pages={[{ label: 'Privacy', href: '/kruidvat/privacy' }]}
    notes={['Alle prijzen zijn exclusief btw.']}
  />
);

describeConformance(footer);

test('[S04] it shows the slogan, the pages and that prices exclude VAT', () => {
  render(footer);
  const foot = screen.getByRole('contentinfo');
  expect(foot.textContent).toContain('Alles voor de opvang, tot in je magazijn.');
  expect(foot.textContent).toContain('Alle prijzen zijn exclusief btw.');
  const service = within(foot).getByRole('navigation', { name: 'Service' });
  expect(within(service).getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(
    '/kruidvat/privacy',
  );
});

test('every category is a link, after its number', () => {
  render(footer);
  const categories = screen.getByRole('navigation', { name: 'Alle categorieën' });
  expect(within(categories).getByRole('link').textContent).toBe('1Luiers');
});

test('another shop shows only its own wordmark, and its categories without numbers', () => {
  render(
    <SiteFooter
      wordmark={<b>Winkel</b>}
      categories={[{ label: 'Hout', href: '/hout' }]}
      pages={[]}
      notes={[]}
    />,
  );
  expect(screen.getByRole('contentinfo').textContent).toBe('WinkelAlle categorieënHout');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a shop without pages has no empty heading for them', () => {
  render(<SiteFooter wordmark={null} categories={[]} pages={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
