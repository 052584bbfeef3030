/** Lettering, eyes and outlines: the shop's ink. */
export const ink = '#2a2548';

/** Plates, discs and labels: a white with a little warmth, so that it belongs to the other tones. */
export const paper = '#fffef9';

/** Muzzles, food and paper goods. */
export const cream = '#fbefd9';

/** Metal and clear plastic. */
export const steel = '#cfd3dc';
