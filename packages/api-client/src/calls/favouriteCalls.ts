import * as z from 'zod/mini';
import { type Product, type ProductList, toProduct } from '../model/Product.ts';
import { productListSchema } from '../schemas/catalogue.ts';
import type { Transport } from '../transport/createTransport.ts';

/** Favourites and stock mails of the company. */
export function favouriteCalls(send: Transport) {
  return {
    /** The first `count` favourites of the company, and how many there are. */
    favouriteProducts: async (count = 6): Promise<ProductList> => {
      const wire = await send({ path: `/product/favourite/1/${count}`, responseSchema: productListSchema });
      return { total: wire.total, products: wire.products.map(toProduct) };
    },

    /** Every favourite of the company. */
    favourites: async (): Promise<readonly Product[]> =>
      (await send({ path: '/product/favourites', responseSchema: productListSchema })).products.map(
        toProduct,
      ),

    /** Changes something: call it once, by an explicit act. */
    markFavourite: async (productId: number): Promise<void> => {
      await send({ path: `/product/product-favourite/${productId}`, responseSchema: z.unknown() });
    },

    /** Takes a product out of the favourites. Changes something: call it once, by an explicit act. */
    unmarkFavourite: async (productId: number): Promise<void> => {
      await send({
        method: 'DELETE',
        path: `/product/product-favourite/${productId}`,
        responseSchema: z.unknown(),
      });
    },

    /** Asks for a mail when the product is back. Changes something: call it once, by an explicit act. */
    requestStockMail: async (productId: number): Promise<void> => {
      await send({ path: `/product/statusmail/${productId}`, responseSchema: z.unknown() });
    },

    /** Takes that wish back; an extra call, which not every back end has. */
    cancelStockMail: async (productId: number): Promise<void> => {
      await send({ method: 'DELETE', path: `/product/statusmail/${productId}`, responseSchema: z.unknown() });
    },
  };
}
