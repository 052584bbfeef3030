import * as z from 'zod/mini';
import { type ProductList, toProduct } from '../model/Product.ts';
import { productListSchema } from '../schemas/catalogue.ts';
import type { Transport } from '../transport/createTransport.ts';

/** Favourites and stock mails; `favouriteListCalls.ts` has the whole list. */
export function favouriteCalls(send: Transport) {
  return {
    /** The first `count` favourites, own ones before the company's others, and the total of both. */
    favouriteProducts: async (count = 6): Promise<ProductList> => {
      const wire = await send({ path: `/product/favourite/1/${count}`, responseSchema: productListSchema });
      return { total: wire.total, products: wire.products.map(toProduct) };
    },

    /** Changes data: call it only on a user action. */
    markFavourite: async (productId: number): Promise<void> => {
      await send({ path: `/product/product-favourite/${productId}`, responseSchema: z.unknown() });
    },

    /** Removes a favourite. Changes data: call it only on a user action. */
    unmarkFavourite: async (productId: number): Promise<void> => {
      await send({
        method: 'DELETE',
        path: `/product/product-favourite/${productId}`,
        responseSchema: z.unknown(),
      });
    },

    /** Subscribes to a back-in-stock mail. Changes data: call it only on a user action. */
    requestStockMail: async (productId: number): Promise<void> => {
      await send({ path: `/product/statusmail/${productId}`, responseSchema: z.unknown() });
    },

    /** Cancels that subscription; an additional call that not every back end has. */
    cancelStockMail: async (productId: number): Promise<void> => {
      await send({ method: 'DELETE', path: `/product/statusmail/${productId}`, responseSchema: z.unknown() });
    },
  };
}
