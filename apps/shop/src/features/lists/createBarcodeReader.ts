/** Reads the barcode in a picture: the figures of an EAN or UPC code; null without one. */
export type BarcodeReader = (picture: HTMLVideoElement) => Promise<string | null>;

/** The part of the Shape Detection API that is used. TypeScript does not have it, since few browsers do. */
interface NativeDetector {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

/** The browser's reader; null when it cannot read product barcodes. */
async function nativeReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (!Native) return null;
  const supported = new Set(await Native.getSupportedFormats().catch((): string[] => []));
  const used = formats.filter((format) => supported.has(format));
  if (!used.includes('ean_13')) return null;
  const detector = new Native({ formats: used });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

/** The browser's reader, else the shop's, which is loaded on demand. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  return (await nativeReader()) ?? (await import('./pictureReader.ts')).createPictureReader();
}
