import type { MotifName, PaletteName } from '../pictures/PackShot.ts';

/** What sets a kind apart besides its name and its pack. */
interface KindDetails {
  /** Its price against the price of the size; default 1. */
  readonly factor?: number;
  /** Instead of the ingredients of the family. */
  readonly ingredients?: string;
  /** Instead of the allergens of the family. */
  readonly allergens?: string;
  /** The word on the pack, when the name of the kind is too long for it. */
  readonly word?: string;
}

/** Name, colour and motif of a flavour, colour or model. */
export type Kind = readonly [name: string, palette: PaletteName, motif: MotifName, details?: KindDetails];
