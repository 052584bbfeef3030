import type { MeterGeometry } from './meterGeometry.ts';

/** Width of a letter on the narrowest ruler with one line of labels (16rem), in percent. */
const letter = 2.5;

/** Whether both labels fit on one line of the ruler; counts letters, since measuring would shift the layout. */
export function labelsShareLine(
  { minimum, free }: Pick<MeterGeometry, 'minimum' | 'free'>,
  labels: { readonly minimum?: string | undefined; readonly free?: string | undefined },
): boolean {
  const lengthOf = (text?: string | null) => (text ?? '').length * letter;
  // The positions that CartMeterLabel uses.
  const firstEnd = minimum < 30 ? minimum + lengthOf(labels.minimum) : minimum;
  const firstStart = firstEnd - lengthOf(labels.minimum);
  const secondStart = free < 30 ? free : (free > 80 ? 100 : free) - lengthOf(labels.free);
  return firstStart >= 0 && firstEnd + letter <= secondStart;
}
