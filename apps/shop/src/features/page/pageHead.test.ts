import type { Page } from '@magazijn/api-client';
import { expect, test } from 'vitest';
import { pageHead } from './pageHead.ts';

const at = { params: { page: 'over-ons' }, query: {}, url: '/kruidvat/over-ons' };
const headOf = (value: Page | null) =>
  pageHead({ answers: { page: { state: 'ready', value, pending: false } }, at });

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
