import type { ApiClient } from '@magazijn/api-client';
import { buildCategory, buildProduct, buildProductDetail } from '@magazijn/api-client/testing';
import { refusingClient } from './refusingClient.ts';

const visitor = { price: null, originalPrice: null };
const products = [1, 2, 3].map((id) =>
  buildProduct({ id, name: `Product ${id}`, path: `a/b/p-${id}`, ...visitor }),
);

/** A small catalogue as visitors get it; a path that contains 'nergens' is not there. */
export function catalogueApi(changes: Partial<ApiClient> = {}): ApiClient {
  const known: Partial<ApiClient> = {
    categories: async () => [
      buildCategory(),
      buildCategory({ name: 'Eten & drinken', url: 'voeding', number: 2 }),
    ],
    capabilities: async () => [],
    shopSettings: async () => null,
    footerPages: async () => [{ title: 'Privacy', url: 'privacy' }],
    category: async (path) => (path.includes('nergens') ? null : buildCategory()),
    categoryProducts: async (path) => (path.includes('nergens') ? null : { total: 58, products }),
    product: async (path) =>
      path.includes('nergens') ? null : buildProductDetail({ ...visitor, related: products }),
    popularProducts: async () => products,
    offers: async () => ({
      banners: [],
      offers: [
        {
          href: '/categorie/verzorging',
          title: 'Luiers',
          subtitle: 'Vul 3 dozen in.',
          label: '2+1 gratis',
          validUntil: null,
          image: 'aanbieding-luiers',
          productImage: null,
          icon: null,
          products: [],
        },
      ],
    }),
    searchProducts: async () => ({ total: 3, products }),
    page: async (url) =>
      url === 'nergens' ? null : { title: 'Privacy', bodyHtml: '<p>Wij bewaren weinig.</p>' },
    ...changes,
  };
  return refusingClient(known, 'A visitor’s page may not touch what is personal, and called');
}
