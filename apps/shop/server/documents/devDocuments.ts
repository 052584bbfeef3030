import type { ServerResponse } from 'node:http';
import { createApiClient } from '@magazijn/api-client';
import type { Plugin } from 'vite';
import { readShopSettings } from '../settings/readShopSettings.ts';
import { shopBrand } from './brandFiles.ts';
import { cleaningClient } from './cleanHtml.ts';
import type { ShopRenderer } from './createDocuments.ts';
import { documentParts } from './documentHtml.ts';

/** Documents in development, without security headers: Vite's hot reloading needs inline scripts. */
export function devDocuments(): Plugin {
  return {
    name: 'shop-documents',
    apply: 'serve',
    configureServer: (server) => () => {
      const origin = process.env.API_ORIGIN ?? 'http://localhost:4002';
      const api = cleaningClient(createApiClient({ origin, pageOrigin: origin }));
      const { payment, ociAllowHttp, brand, ...settings } = readShopSettings(process.env);
      const { adminUrl, partnerUrl, publicUrl, sellerEmail, sellerPhone, vatShown } = settings;
      const links = {
        ...{ adminUrl, partnerUrl, publicUrl, sellerEmail, sellerPhone, vatShown },
        brand: shopBrand(brand),
      };
      const answer = async (address: string, response: ServerResponse) => {
        const asked = new URL(address, 'http://shop.invalid');
        const renderer = (await server.ssrLoadModule('/src/entry-server.tsx')) as ShopRenderer;
        // As in production: only the parameters that the page reads.
        const href = renderer.pageAddress(asked.pathname, asked.search)?.href ?? '/';
        const { pathname, search } = new URL(href, asked);
        const page = await renderer.renderPage({ pathname, search, api, links });
        if (page.kind === 'redirect') {
          response.writeHead(302, { location: page.href }).end();
          return;
        }
        for (const problem of page.problems) console.warn(`${address} could not be shown: ${problem}`);
        const data = { ...page.data, payment, punchOut: { allowHttp: ociAllowHttp } };
        const document = { ...page, data };
        const assets = {
          entry: '/src/entry-client.tsx',
          styles: [
            '/src/app/shop.css',
            ...(brand.id === 'magazijn' ? [] : [`/src/app/brands/${brand.id}.css`]),
          ],
          modules: [],
          fonts: [],
          customer: [],
        };
        const html = documentParts(document, assets, brand).join('');
        response
          .writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
          .end(await server.transformIndexHtml(pathname, html));
      };
      server.middlewares.use((request, response, next) => {
        answer(request.originalUrl ?? '/', response).catch(next);
      });
    },
  };
}
