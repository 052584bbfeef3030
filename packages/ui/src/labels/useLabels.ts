import { createContext, use, useMemo } from 'react';
import { joinTexts } from './joinTexts.ts';
import type { Labels, PartLabels, PartName, PartTexts, ProvidedLabels } from './Labels.ts';

/** Provided by `LabelsProvider`; without a provider components use their Dutch defaults. */
export const LabelsContext = createContext<ProvidedLabels>({ locale: 'nl' });

/**
 * The texts of a component: the instance's, then the nearest `LabelsProvider`'s, then its defaults.
 * Components import it as `#useLabels`, which is `useLabels.server.ts` in server components.
 * @returns the same object while none of them changes, so that memoised rows can compare it
 */
export function useLabels<Part extends PartName>(
  part: Part,
  defaults: Labels[Part],
  labels: PartLabels<Part> | undefined,
): PartTexts<Part> {
  const provided = use(LabelsContext);
  const { locale, [part]: ofPart } = provided;
  return useMemo(
    () => joinTexts([labels, ofPart, defaults, { locale }]) as PartTexts<Part>,
    [labels, ofPart, defaults, locale],
  );
}
