/** The address of a picture at a size: 300 × 300 on cards, 95 × 95 in the cart, 60 × 60 as thumbnail (C08). */
export const pictureHref = (name: string, width: number, height = width): string =>
  `/img/${encodeURIComponent(name)}/${width}/${height}`;
