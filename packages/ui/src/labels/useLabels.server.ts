import { joinTexts } from './joinTexts.ts';
import type { Labels, PartLabels, PartName, PartTexts } from './Labels.ts';

/** The texts of a component rendered as a server component, where React has no context (see docs/adr/0033). */
export function useLabels<Part extends PartName>(
  _part: Part,
  defaults: Labels[Part],
  labels: PartLabels<Part> | undefined,
): PartTexts<Part> {
  return joinTexts([labels, defaults, { locale: 'nl' }]) as PartTexts<Part>;
}
