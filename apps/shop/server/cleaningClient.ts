import type { ApiClient } from '@magazijn/api-client';
import { cleanOnServer } from './cleanOnServer.ts';

/** The same client, whose HTML has been cleaned: nothing else may reach the renderer. */
export function cleaningClient(api: ApiClient): ApiClient {
  return {
    ...api,
    page: async (url) => {
      const page = await api.page(url);
      return page && { ...page, bodyHtml: cleanOnServer(page.bodyHtml) };
    },
    product: async (path) => {
      const product = await api.product(path);
      return (
        product && {
          ...product,
          descriptionHtml: cleanOnServer(product.descriptionHtml),
          informationHtml: cleanOnServer(product.informationHtml),
          extraInformationHtml: cleanOnServer(product.extraInformationHtml),
          labelHtml: cleanOnServer(product.labelHtml),
        }
      );
    },
  };
}
