/**
 * Where pictures come from: the bytes of a bitmap, the text of an SVG, or null when there is no picture of that name.
 * Names are lower case letters, figures and hyphens, at most 80.
 */
export type ImageSource = (name: string) => Promise<Uint8Array | string | null>;
