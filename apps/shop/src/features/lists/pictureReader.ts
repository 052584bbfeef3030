// By file: the library's index brings all kinds of codes, ten times as much.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer.js';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';
import type { BarcodeReader } from './createBarcodeReader.ts';

/** Shades of grey, a byte a pixel, row by row. */
export interface GreyPicture {
  readonly shades: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** The figures of the EAN or UPC code in a picture; null without one. */
export function readBarcode({ shades, width, height }: GreyPicture): string | null {
  const bitmap = new BinaryBitmap(
    new GlobalHistogramBinarizer(new RGBLuminanceSource(shades, width, height)),
  );
  try {
    return new MultiFormatUPCEANReader(new Map()).decode(bitmap).getText();
  } catch {
    // The library throws where there is no code.
    return null;
  }
}

/** The widest picture that is read, in pixels: a larger one takes longer, and shows no more of a barcode. */
const widest = 960;

/** A reader of barcodes for browsers without one. */
export function createPictureReader(): BarcodeReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const scale = Math.min(1, widest / picture.videoWidth);
    const [width, height] = [picture.videoWidth, picture.videoHeight].map((size) => Math.floor(size * scale));
    if (!context || !width || !height) return null;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const shades = new Uint8ClampedArray(width * height);
    for (let at = 0; at < shades.length; at += 1) {
      // Green is half of the brightness that people see.
      shades[at] = ((data[4 * at] ?? 0) + 2 * (data[4 * at + 1] ?? 0) + (data[4 * at + 2] ?? 0)) / 4;
    }
    return readBarcode({ shades, width, height });
  };
}
