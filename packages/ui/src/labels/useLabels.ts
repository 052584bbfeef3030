import { createContext, use } from 'react';
import { joinTexts } from './joinTexts.ts';
import type { Labels, PartLabels, PartName, PartTexts, ProvidedLabels } from './Labels.ts';

/** Written by `LabelsProvider`, read by every part; without a provider the parts have their Dutch defaults. */
export const LabelsContext = createContext<ProvidedLabels>({ locale: 'nl' });

/**
 * The texts of a part: those of the instance before those of the nearest `LabelsProvider` before its defaults. Parts
 * import it as `#useLabels`: where React renders server components that is `useLabels.server.ts`.
 *
 * @param defaults the part's own set, and no other, so that a page loads the texts of its own parts only.
 */
export function useLabels<Part extends PartName>(
  part: Part,
  defaults: Labels[Part],
  labels: PartLabels<Part> | undefined,
): PartTexts<Part> {
  const provided = use(LabelsContext);
  return joinTexts([labels, provided[part], defaults, { locale: provided.locale }]) as PartTexts<Part>;
}
