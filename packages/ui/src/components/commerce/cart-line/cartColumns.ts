/** The columns of a cart line and of the column heads: picture, product, price, quantity, total, remove. */
export const cartColumns =
  'grid grid-cols-[4.5rem_minmax(0,1fr)_auto] @max-[16rem]:grid-cols-[4.5rem_1fr] items-start gap-x-3 @3xl:grid-cols-[5.5rem_minmax(0,1fr)_6rem_10rem_6.5rem_3rem] @3xl:items-center @3xl:gap-x-4';
