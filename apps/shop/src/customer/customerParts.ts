// What only customers need: one chunk, which the document of a visitor does not ask for.
export { createCartStore } from '../cart/createCartStore.ts';
export { createFavouritesStore } from '../favourites/createFavouritesStore.ts';
export { CustomerPrice } from './CustomerPrice.tsx';
export { ProductOrder } from './ProductOrder.tsx';
