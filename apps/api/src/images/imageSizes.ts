/**
 * The sizes that a picture can be asked in (C08), so that nobody makes us compute and keep others: squares for
 * thumbnails, carts, cards and the product page, wide ones for banners; each also for screens of double density.
 */
export const imageSizes: readonly string[] = [
  ...['60x60', '95x95', '120x120', '190x190', '240x240', '300x300', '600x600', '1200x1200'],
  ...['520x140', '1040x280', '2080x560', '340x210', '680x420', '1360x840'],
];
