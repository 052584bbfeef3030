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
 * Gives every part below its texts; the `labels` of one instance go before them. The nearest provider counts. React gives
 * server components no context: a part that is rendered as one takes its texts, and their `locale`, as its `labels`.
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
