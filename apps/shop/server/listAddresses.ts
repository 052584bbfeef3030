import type { ApiClient } from '@magazijn/api-client';
import { categoryHref, productHref } from '../src/paths/hrefs.ts';
import { paths } from '../src/paths/paths.ts';

/** As many as the published call gives at most. */
const pageSize = 100;
/** How many lists are asked for at a time: visitors are being answered too. */
const atOnce = 4;

type CatalogueCalls = Pick<ApiClient, 'categories' | 'categoryProducts' | 'footerPages'>;

/**
 * The paths of every page that is to be found: home, categories, products, CMS pages and registration, each once. It
 * walks the published calls, so that any back end will do.
 *
 * @throws {Error} when a call fails: half a sitemap would say that the other half is gone
 */
export async function listAddresses(api: CatalogueCalls): Promise<readonly string[]> {
  const [categories, pages] = await Promise.all([api.categories(), api.footerPages()]);
  const found = new Set([paths.home.href()]);
  for (const { url, subCategories } of categories) {
    found.add(categoryHref(url));
    for (const sub of subCategories) found.add(categoryHref(sub.url, url));
  }
  for (const { url } of pages) found.add(paths.page.href({ page: url }));
  found.add(paths.register.href());
  for (const { url } of categories) {
    for (const path of await productPaths(api, url)) found.add(productHref(path));
  }
  return [...found];
}

/** A category lists the products of its sub categories too. */
async function productPaths(api: CatalogueCalls, category: string): Promise<readonly string[]> {
  const first = await api.categoryProducts(category, 1, undefined, pageSize);
  if (first === null) return [];
  const last = Math.ceil(first.total / pageSize);
  const lists = [first];
  for (let page = 2; page <= last; page += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, last - page + 1) }, (_, index) => page + index);
    const more = await Promise.all(
      numbers.map((number) => api.categoryProducts(category, number, undefined, pageSize)),
    );
    lists.push(...more.filter((list) => list !== null));
  }
  return lists.flatMap(({ products }) => products.map(({ path }) => path));
}
