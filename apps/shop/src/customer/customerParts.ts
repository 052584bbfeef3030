// What only customers need: one chunk, which the document of a visitor does not ask for.
export { createFavouritesStore } from '../favourites/createFavouritesStore.ts';
export { customerCart } from '../punch-out/customerCart.ts';
export { tabChannel } from '../storage/tabChannel.ts';
export { CustomerPrice } from './CustomerPrice.tsx';
export { ProductOrder } from './ProductOrder.tsx';
