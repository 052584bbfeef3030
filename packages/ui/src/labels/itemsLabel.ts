/** The number of units in words, for the components that show the cart's contents. */
export const itemsLabel = { one: '{count} artikel', other: '{count} artikelen' };
