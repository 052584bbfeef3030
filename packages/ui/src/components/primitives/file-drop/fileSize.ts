import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartTexts } from '../../../labels/Labels.ts';

/** A file size as text: '2,4 MB', '1 kB'. */
export function fileSize(
  bytes: number,
  { kilobytes, megabytes, locale }: Pick<PartTexts<'fileDrop'>, 'kilobytes' | 'megabytes' | 'locale'>,
): string {
  const isSmall = bytes < 100_000;
  const figure = isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000;
  const size = figure.toLocaleString(locale, { maximumFractionDigits: 1 });
  return formatLabel(isSmall ? kilobytes : megabytes, { size }, locale);
}
