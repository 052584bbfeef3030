import type { Kind } from './Kind.ts';

/** Colours that paint, paper and textile come in; the pack has the colour of its contents. */
export const colourKinds = {
  red: ['rood', 'red', 'none'],
  yellow: ['geel', 'yellow', 'none'],
  blue: ['blauw', 'blue', 'none'],
  lightBlue: ['lichtblauw', 'sky', 'none'],
  green: ['groen', 'green', 'none'],
  mint: ['mintgroen', 'mint', 'none'],
  orange: ['oranje', 'orange', 'none'],
  pink: ['roze', 'pink', 'none'],
  lilac: ['lila', 'lilac', 'none'],
  brown: ['bruin', 'brown', 'none'],
  cream: ['crème', 'cream', 'none'],
  navy: ['donkerblauw', 'navy', 'none'],
} as const satisfies Record<string, Kind>;
