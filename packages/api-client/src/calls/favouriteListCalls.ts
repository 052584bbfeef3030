import * as z from 'zod/mini';
import type { Favourite } from '../model/Favourite.ts';
import { isSet } from '../model/fromWire.ts';
import { toProduct } from '../model/Product.ts';
import { favouriteListSchema } from '../schemas/favourites.ts';
import type { Transport } from '../transport/createTransport.ts';

/** All favourites that a person sees, and which of them the company has. */
export function favouriteListCalls(send: Transport) {
  return {
    /** Every favourite: own ones first, then the company's others. */
    favourites: async (): Promise<readonly Favourite[]> => {
      const wire = await send({ path: '/product/favourites', responseSchema: favouriteListSchema });
      return wire.products.map((product) => ({
        ...toProduct(product),
        ...(product.company_favourite != null && { companyFavourite: isSet(product.company_favourite) }),
      }));
    },

    /**
     * Puts a product among the favourites of the company, or takes it out, for all colleagues; an additional call of the
     * capability `own-favourites`. 403 for people who may not order.
     */
    setCompanyFavourite: async (productId: number, favourite: boolean): Promise<void> => {
      await send({
        method: favourite ? 'POST' : 'DELETE',
        path: `/product/company-favourite/${productId}`,
        responseSchema: z.unknown(),
      });
    },
  };
}
