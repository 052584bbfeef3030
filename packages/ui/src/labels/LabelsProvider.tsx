'use client';

import type { ReactNode } from 'react';
import type { ProvidedLabels } from './Labels.ts';
import { LabelsContext } from './useLabels.ts';

export interface LabelsProviderProps {
  /** A set such as `fr` of `@magazijn/ui/labels/fr`, or only the texts that differ from the defaults. */
  labels: ProvidedLabels;
  children: ReactNode;
}

/**
 * Provides texts for every component below; the nearest provider applies, and the `labels` of an instance
 * override it. Server components have no context: they take their texts, and the `locale`, as `labels`.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
