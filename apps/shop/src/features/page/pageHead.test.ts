import type { Page } from '@magazijn/api-client';
import { expect, test } from 'vitest';
import type { Queries } from '../../shared/data/queries.ts';
import { pageHead } from './pageHead.ts';

function headOf(page: Page | null) {
  const shown = () => page;
  const at = { params: { page: 'over-ons' }, url: new URL('https://shop.example/kruidvat/over-ons') };
  return pageHead(shown as Queries['shown'], at, 'https://shop.example');
}

test('[S75] a page is found by its first words, an empty one by its title', () => {
  expect(headOf({ title: 'Over ons', bodyHtml: '<h2>Sinds 1998</h2><p>Wij leveren.</p>' })).toEqual({
    canonical: '/kruidvat/over-ons',
    description: 'Sinds 1998 Wij leveren.',
  });
  expect(headOf({ title: 'Over ons', bodyHtml: '' }).description).toBe('Over ons');
});

test('[S75] a page that is not there is not to be found', () => {
  expect(headOf(null)).toEqual({ canonical: null });
});
