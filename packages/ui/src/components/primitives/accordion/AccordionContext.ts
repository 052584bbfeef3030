import { createContext, useContext } from 'react';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';

export interface AccordionState {
  open: ReadonlySet<string>;
  setOpen: (value: string, open: boolean, details: ChangeDetails) => void;
  headingLevel: 2 | 3 | 4;
}

export const AccordionContext = createContext<AccordionState | null>(null);

/** @throws Error when the item is outside an `Accordion`. */
export function useAccordion(): AccordionState {
  const state = useContext(AccordionContext);
  if (!state) throw new Error('AccordionItem must be inside an Accordion.');
  return state;
}
