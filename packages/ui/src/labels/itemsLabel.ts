/** How many units there are, in words: of the parts that show what the cart holds. */
export const itemsLabel = { one: '{count} artikel', other: '{count} artikelen' };
