import type { Category } from '@magazijn/api-client';
import { buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import type { Queries } from '../../shared/data/queries.ts';
import { categoryHead } from './categoryHead.ts';

const list = { total: 58, products: [buildProduct()] };

/** The head as it is made of these results. */
function headOf(
  page: string | null,
  products = list,
  params: Record<string, string> = { category: 'verzorging' },
  category: Category | null = buildCategory({ intro: 'Van billendoek tot luier.' }),
) {
  const shown = (call: string) => (call === 'category' ? category : products);
  const url = new URL(`https://shop.example/?${new URLSearchParams(page === null ? {} : { page })}`);
  return categoryHead(shown as Queries['shown'], { params, url }, 'https://shop.example');
}

test('[S22] each page of a list has an address of its own', () => {
  expect(headOf(null).canonical).toBe('/categorie/verzorging');
  expect(headOf('1').canonical).toBe('/categorie/verzorging');
  expect(headOf('3').canonical).toBe('/categorie/verzorging?page=3');
  expect(headOf('nergens').canonical).toBe('/categorie/verzorging');
});

test('[S20] a sub category is found under its parent', () => {
  expect(headOf('2', list, { category: 'a', subCategory: 'b' }).canonical).toBe('/categorie/a/b?page=2');
});

test('[S22] a page past the last is not to be found', () => {
  expect(headOf('99', { total: 58, products: [] }).canonical).toBeNull();
});

test('[S26] it says what the category is, and the way to it', () => {
  const { description, things } = headOf(null);
  expect(description).toContain('voor de kinderopvang. Van billendoek tot luier.');
  expect(description?.length).toBeLessThanOrEqual(160);
  expect(JSON.stringify(things)).toContain('"BreadcrumbList"');
});

test('[S24] a category that is not there is not to be found', () => {
  expect(headOf(null, list, {}, null)).toEqual({ canonical: null });
});
