// Apart from `unitPrice`, which customers load later: every product that is read needs these.

/** The measures by which prices of different packs are compared, as the catalogue writes them. */
export const measures = ['stuk', 'luier', 'liter', 'kilo'] as const;

export type Measure = (typeof measures)[number];

/** The contents of one unit of sale: a box of 4 × 44 diapers has 176 of the measure `luier`. */
export interface Contents {
  /** above 0; with decimals for litres and kilos */
  readonly amount: number;
  readonly measure: Measure;
}

export const isCounted = (measure: Measure): boolean => measure === 'stuk' || measure === 'luier';

/** Whether the price of one unit of sale is the price per measure already. */
export const isSinglePiece = ({ amount, measure }: Contents): boolean => amount === 1 && isCounted(measure);
