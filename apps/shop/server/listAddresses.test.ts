import { buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { expect, test, vi } from 'vitest';
import { listAddresses } from './listAddresses.ts';

const categories = async () => [
  buildCategory({ url: 'verzorging', subCategories: [{ name: 'Luiers', url: 'luiers', productCount: 9 }] }),
];
const footerPages = async () => [{ title: 'Privacy', url: 'privacy' }];

test('home, categories, CMS pages and every product of every page of a list, each once', async () => {
  const categoryProducts = vi.fn(async (_: string, page: number) => ({
    total: 650,
    products: [
      buildProduct({ path: `verzorging/luiers/p ${page}` }),
      buildProduct({ path: 'verzorging/dubbel' }),
    ],
  }));
  const found = await listAddresses({ categories, footerPages, categoryProducts });
  expect(found.slice(0, 5)).toEqual([
    '/',
    '/categorie/verzorging',
    '/categorie/verzorging/luiers',
    '/kruidvat/privacy',
    '/registreren',
  ]);
  expect(categoryProducts.mock.calls.map(([, page]) => page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(found.slice(5).sort()).toEqual([
    '/product/verzorging/dubbel',
    ...[1, 2, 3, 4, 5, 6, 7].map((page) => `/product/verzorging/luiers/p%20${page}`),
  ]);
});

test('a category that has gone meanwhile has no products; a call that fails fails the whole', async () => {
  const gone = await listAddresses({ categories, footerPages, categoryProducts: async () => null });
  expect(gone).toHaveLength(5);
  const categoryProducts = () => Promise.reject(new Error('down'));
  await expect(listAddresses({ categories, footerPages, categoryProducts })).rejects.toThrow('down');
});
