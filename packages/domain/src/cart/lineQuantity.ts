/** The maximum units of one cart line. Schemas, checks, SQL and quantity fields use this constant. */
export const maxLineQuantity = 9999;

/** The maximum lines of a cart, and of an order from a procurement system. */
export const maxCartLines = 500;

export const tooManyLinesMessage = `Een winkelmand heeft maximaal ${maxCartLines} verschillende artikelen.`;

export interface Supply {
  readonly available: boolean;
  readonly stock: number;
  /** Units per order; null without a limit. */
  readonly orderLimit: number | null;
}

/** The maximum units of a product in one order: the lowest of its stock, its order limit and `maxLineQuantity`; 0 when unavailable. */
export const maxOrderQuantity = ({ available, stock, orderLimit }: Supply): number =>
  available ? Math.max(0, Math.min(stock, orderLimit ?? maxLineQuantity, maxLineQuantity)) : 0;

export type LineQuantityRefusal = 'empty' | 'negative' | 'fraction' | 'too-many';

export interface RefusedQuantity {
  readonly ok: false;
  readonly reason: LineQuantityRefusal;
  readonly message: string;
}

export type LineQuantity = { readonly ok: true; readonly value: number } | RefusedQuantity;

const messages: Readonly<Record<LineQuantityRefusal, string>> = {
  empty: 'Vul een aantal in.',
  negative: 'Vul een aantal van 0 of meer in.',
  fraction: 'Vul een heel aantal in, zonder cijfers achter de komma.',
  'too-many': `Je kunt van een artikel maximaal ${maxLineQuantity.toLocaleString('nl-NL')} bestellen.`,
};

export const refuseQuantity = (reason: LineQuantityRefusal): RefusedQuantity => ({
  ok: false,
  reason,
  message: messages[reason],
});

/**
 * Validates the quantity of a line: a whole number from 0 to `maxLineQuantity`.
 *
 * @param entered the value of a number input; null when it is empty
 * @example lineQuantity(2.5) // { ok: false, reason: 'fraction', message: 'Vul een heel aantal in, …' }
 */
export function lineQuantity(entered: number | null): LineQuantity {
  if (entered === null || Number.isNaN(entered)) return refuseQuantity('empty');
  if (entered < 0) return refuseQuantity('negative');
  if (entered > maxLineQuantity) return refuseQuantity('too-many');
  if (!Number.isInteger(entered)) return refuseQuantity('fraction');
  return { ok: true, value: entered === 0 ? 0 : entered };
}
