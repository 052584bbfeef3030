import type { MeterGeometry } from './meterGeometry.ts';

/** What a letter takes of the narrowest ruler with one line of labels (16rem), in percent. */
const letter = 2.5;

/**
 * Whether both labels under the ruler fit on one line, each at its mark; on a ruler of less than 16rem they never do. It
 * counts letters: to measure them would take a browser, and shift what the server rendered.
 */
export function labelsShareLine(
  { minimum, free }: Pick<MeterGeometry, 'minimum' | 'free'>,
  labels: { readonly minimum?: string | undefined; readonly free?: string | undefined },
): boolean {
  const lengthOf = (text?: string | null) => (text ?? '').length * letter;
  // As CartMeterLabel sets them.
  const firstEnd = minimum < 30 ? minimum + lengthOf(labels.minimum) : minimum;
  const firstStart = firstEnd - lengthOf(labels.minimum);
  const secondStart = free < 30 ? free : (free > 80 ? 100 : free) - lengthOf(labels.free);
  return firstStart >= 0 && firstEnd + letter <= secondStart;
}
