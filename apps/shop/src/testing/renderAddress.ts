import type { ApiClient } from '@magazijn/api-client';
import type { RenderedPage } from '../app/RenderedPage.ts';
import { renderPage } from '../entry-server.tsx';
import type { PostedForm } from '../shared/data/PostedForm.ts';
import { catalogueApi } from './catalogueApi.ts';
import { shopLinks } from './shopLinks.ts';

export const links = {
  ...shopLinks,
  adminUrl: 'https://admin.example/',
  partnerUrl: 'https://partner.example/',
  publicUrl: 'https://shop.example',
};
/** An address of each kind of page. */
export const pages = [
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging/luiers?page=2',
  '/product/verzorging/luiers/demo-luiers-maat-4',
  '/zoeken/luiers',
  '/kruidvat/privacy',
  '/kruidvat/nergens',
  '/login',
  '/registreren',
  '/wachtwoord-vergeten',
  '/aanbiedingen',
  '/winkelwagen',
  '/bestellen/betalen',
  '/bestellen/betalen/mislukt',
  '/profiel/overzicht',
];

/** The server's rendering of an address. */
export async function render(
  address: string,
  api = catalogueApi(),
  posted?: PostedForm,
): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, 'http://localhost');
  return renderPage({ pathname, search, api, links, ...(posted ? { posted } : {}) });
}

/** The server's rendering of an address for the customer of a token. */
export async function renderedFor(token: string, address: string, api: ApiClient, signal?: AbortSignal) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const customer = { token, api, now: Date.now(), ...(signal && { signal }) };
  const page = await renderPage({ pathname, search, api, links, customer });
  if (page.kind !== 'page') throw new Error(`${address} is a redirect`);
  return page;
}

/** The same as `render`; @throws {Error} for a redirect */
export async function renderedPage(address: string, posted?: PostedForm) {
  const page = await render(address, catalogueApi(), posted);
  if (page.kind !== 'page') throw new Error(`${address} is a redirect`);
  return page;
}
