import { createContext, use } from 'react';
import { joinTexts } from './joinTexts.ts';
import type { Labels, PartLabels, PartName, PartTexts, ProvidedLabels } from './Labels.ts';

/** Provided by `LabelsProvider`; without a provider components use their Dutch defaults. */
export const LabelsContext = createContext<ProvidedLabels>({ locale: 'nl' });

/**
 * The texts of a component: those of the instance override those of the nearest `LabelsProvider`, which override its
 * defaults. Components import it as `#useLabels`, which resolves to `useLabels.server.ts` in server components.
 *
 * @param defaults only the component's own set, so that a page does not load the texts of other components.
 */
export function useLabels<Part extends PartName>(
  part: Part,
  defaults: Labels[Part],
  labels: PartLabels<Part> | undefined,
): PartTexts<Part> {
  const provided = use(LabelsContext);
  return joinTexts([labels, provided[part], defaults, { locale: provided.locale }]) as PartTexts<Part>;
}
