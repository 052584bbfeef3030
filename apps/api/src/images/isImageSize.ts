import { imageSizes } from './imageSizes.ts';

/** Whether a picture can be asked in this size. */
export const isImageSize = (width: number, height: number): boolean =>
  imageSizes.includes(`${width}x${height}`);
