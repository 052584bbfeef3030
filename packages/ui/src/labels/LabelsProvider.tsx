'use client';

import type { ReactNode } from 'react';
import type { ProvidedLabels } from './Labels.ts';
import { LabelsContext } from './useLabels.ts';

/** Props of {@link LabelsProvider}. */
export interface LabelsProviderProps {
  /** A set such as `fr` of `@magazijn/ui/labels/fr`, or only the texts that differ from the defaults. */
  labels: ProvidedLabels;
  children: ReactNode;
}

/**
 * Provides texts for every component below; the `labels` of an instance override them. The nearest provider applies.
 * Server components have no context: they take their texts, and the `locale`, as `labels`.
 *
 * @example
 * import { fr } from '@magazijn/ui/labels/fr';
 *
 * <LabelsProvider labels={fr}>…</LabelsProvider>
 * <LabelsProvider labels={{ ...fr, wordmark: { name: 'Dépôt' } }}>…</LabelsProvider>
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
