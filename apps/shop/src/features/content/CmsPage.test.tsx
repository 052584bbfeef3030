import type { Page } from '@magazijn/api-client';
import { buildCategory } from '@magazijn/api-client/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Queries } from '../../shared/data/queries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { head } from './CmsPage.tsx';

describe('head of a CMS page', () => {
  function headOf(page: Page | null) {
    const shown = () => page;
    const at = { params: { page: 'over-ons' }, pathname: '/kruidvat/over-ons', search: '' };
    return head(shown as Queries['shown'], at, 'https://shop.example', 'Magazijn');
  }

  test('[S75] the description is the page’s first words, or its title if it is empty', () => {
    expect(headOf({ title: 'Over ons', bodyHtml: '<h2>Sinds 1998</h2><p>Wij leveren.</p>' })).toEqual({
      canonical: '/kruidvat/over-ons',
      title: 'Over ons',
      description: 'Sinds 1998 Wij leveren.',
    });
    expect(headOf({ title: 'Over ons', bodyHtml: '' }).description).toBe('Over ons');
  });

  test('[S75] an unknown page is not indexed', () => {
    expect(headOf(null)).toEqual({ canonical: null });
  });
});

describe('CmsPage', () => {
  const open = (path: string, page: { title: string; bodyHtml: string } | null) =>
    renderRoute(path, {
      stubs: [
        stub('page', page),
        stub('categories', [buildCategory({ name: 'Verzorging', url: 'verzorging' })]),
      ],
      links: { sellerEmail: 'service@plank.test', sellerPhone: '088 000 00 00' },
    });
  const links = () =>
    screen.queryAllByRole('link', { name: /service@|088/ }).map((link) => link.getAttribute('href'));

  test('[S75] a page has its title and text; the contact page also the configured address and number', async () => {
    const first = await open('/kruidvat/contact', { title: 'Contact', bodyHtml: '<p>Bel gerust.</p>' });
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeTruthy();
    expect(await screen.findByText('Bel gerust.')).toBeTruthy();
    expect(links()).toEqual(['tel:0880000000', 'mailto:service@plank.test']);
    first.unmount();
    await open('/kruidvat/over-ons', { title: 'Over ons', bodyHtml: '<p>Wij.</p>' });
    expect(links()).toEqual([]);
  });

  test('a page of three sections has an index with links to their headings', async () => {
    const bodyHtml = '<h2>Voor wie</h2><p>A</p><h2>Prijzen &amp; btw</h2><p>B</p><h2>Retour</h2><p>C</p>';
    const first = await open('/kruidvat/over-ons', { title: 'Over ons', bodyHtml });
    const index = within(await screen.findByRole('navigation', { name: 'Op deze pagina' }));
    const found = index.getAllByRole('link').map((link) => {
      const heading = document.querySelector(link.getAttribute('href') ?? '');
      return [link.textContent, heading?.textContent, heading?.tagName];
    });
    expect(found).toEqual([
      ['Voor wie', 'Voor wie', 'H2'],
      ['Prijzen & btw', 'Prijzen & btw', 'H2'],
      ['Retour', 'Retour', 'H2'],
    ]);
    first.unmount();
    await open('/kruidvat/over-ons', { title: 'Over ons', bodyHtml: '<h2>Eén</h2><h2>Twee</h2>' });
    expect(screen.queryByRole('navigation', { name: 'Op deze pagina' })).toBeNull();
  });

  test('[S75] an unknown page links to home and to every aisle', async () => {
    await open('/kruidvat/nergens', null);
    expect(screen.getByRole('link', { name: 'Naar de homepagina' }).getAttribute('href')).toBe('/');
    const aisles = screen.getByRole('navigation', { name: 'Kies een gangpad' });
    expect(within(aisles).getByRole('link', { name: 'Verzorging' }).getAttribute('href')).toBe(
      '/categorie/verzorging',
    );
  });

  test('[S75] an unknown page shows a message; the contact page still shows how to reach the seller', async () => {
    await open('/kruidvat/contact', null);
    expect(screen.getByText('Deze pagina is helaas (even) niet beschikbaar...')).toBeTruthy();
    expect(links()).toEqual(['tel:0880000000', 'mailto:service@plank.test']);
  });
});
