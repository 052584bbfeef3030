import { createContext } from 'react';
import type { ProvidedLabels } from './Labels.ts';

/** Written by `LabelsProvider`, read by every part; without a provider the parts have their Dutch defaults. */
export const LabelsContext = createContext<ProvidedLabels>({ locale: 'nl' });
