import { measureText } from './measureText.ts';
import type { EndsTokens } from './TokenFile.ts';

/** The four corners of a shape with two ends, as `border-radius` takes them. */
export function endsText(ends: EndsTokens, file: object): string {
  const [start, end] = [measureText(ends.start, file), measureText(ends.end, file)];
  return start === end ? start : `${start} ${end} ${end} ${start}`;
}
